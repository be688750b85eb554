import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../Chat/chat';
import { newMessages } from './newMessages';

/** Room for the line of older messages, and how near to an edge counts as being there; in pixels. */
const olderRoom = 56;
const nearEnd = 48;
const nearTop = 240;

interface ThreadOptions {
  thread: readonly ChatMessage[];
  ownId: string;
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: (() => void) | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
}

/**
 * The window on a thread: only what is near the screen is in the page. Older messages come in at the top without a
 * jump, newer ones are followed while the end is seen, and the message with the focus stays wherever one scrolls.
 */
export function useThread({
  thread,
  ownId,
  hasOlder,
  loadingOlder,
  onLoadOlder,
  onAtEndChange,
}: ThreadOptions) {
  'use no memo'; // The virtualizer is one object that changes within: nothing that reads it may be remembered.
  const scroller = useRef<HTMLDivElement>(null);
  const goesTo = useRef<number>(undefined);
  const [focusedId, setFocusedId] = useState<string>();
  const [atEnd, setAtEnd] = useState(true);
  const newest = thread.at(-1);
  const [seenId, setSeenId] = useState(newest?.id);
  if (atEnd && newest?.id !== seenId) setSeenId(newest?.id);

  const focused = focusedId === undefined ? -1 : thread.findLastIndex(({ id }) => id === focusedId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused < 0 || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by the compiler, as said above
  const virtualizer = useVirtualizer({
    count: thread.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(thread[index]),
    getItemKey: (index) => thread[index]?.id ?? index,
    rangeExtractor,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    paddingStart: hasOlder ? olderRoom : 0,
    paddingEnd: 12,
    useFlushSync: false,
  });

  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  const ownNewest = newest?.sender.id === ownId ? newest.id : undefined;
  // At first, and whenever one has said something oneself, the end is what one wants to see.
  useLayoutEffect(() => toEnd(), [toEnd, ownNewest]);
  useEffect(() => onAtEndChange?.(atEnd), [atEnd, onAtEndChange]);

  useLayoutEffect(() => {
    const next = goesTo.current;
    if (next === undefined) return;
    goesTo.current = undefined;
    scroller.current?.querySelector<HTMLElement>(`[data-message="${next}"]`)?.focus();
  });

  function onScroll() {
    const box = scroller.current;
    if (!box) return;
    setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd);
    if (box.scrollTop < nearTop && hasOlder && !loadingOlder) onLoadOlder?.();
  }

  return {
    scroller,
    virtualizer,
    onScroll,
    toEnd,
    atEnd,
    waiting: atEnd ? 0 : newMessages(thread, seenId, ownId).length,
    /** Where Tab stops: the message with the focus, otherwise the last one that is seen. */
    stop: focused >= 0 ? focused : (virtualizer.range?.endIndex ?? thread.length - 1),
    setFocused: (index: number | undefined) =>
      setFocusedId(index === undefined ? undefined : thread[index]?.id),
    /** Moves the focus to a message, which may not be in the page yet. */
    goTo: (index: number) => {
      goesTo.current = index;
      setFocusedId(thread[index]?.id);
    },
  };
}

/** A guess until it is measured; a letter of Vietnamese is about 8 pixels wide, a line 26 high. */
function estimate(message: ChatMessage | undefined): number {
  if (message?.kind === 'image') return 200;
  if (message?.kind === 'file') return 84;
  const lines =
    message?.text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 34), 0) ?? 1;
  return lines * 26 + 36;
}

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../Chat/chat';
import { newestStored, newMessages } from './newMessages';

/** Height of the line for older messages, and the distance that counts as near an edge; in pixels. */
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
 * Virtualises a thread: only messages near the viewport are rendered. Older messages are prepended without a
 * jump, the end is followed while it is visible, and the focused message stays mounted.
 */
export function useThread({
  thread,
  ownId,
  hasOlder,
  loadingOlder,
  onLoadOlder,
  onAtEndChange,
}: ThreadOptions) {
  'use no memo'; // The virtualizer is a mutable object: nothing that reads it may be memoised.
  const scroller = useRef<HTMLDivElement>(null);
  const goesTo = useRef<number>(undefined);
  const [focusedId, setFocusedId] = useState<string>();
  const [atEnd, setAtEnd] = useState(true);
  const newest = thread.at(-1);
  const stored = newestStored(thread);
  const [seenId, setSeenId] = useState(stored);
  if (atEnd && stored !== seenId) setSeenId(stored);

  const focused = focusedId === undefined ? -1 : thread.findLastIndex(({ id }) => id === focusedId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused < 0 || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- the compiler memoises nothing here, see above
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
  // Scrolls to the end initially and after each own message.
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
    /** Tab stop: the focused message, otherwise the last visible one. */
    stop: focused >= 0 ? focused : (virtualizer.range?.endIndex ?? thread.length - 1),
    setFocused: (index: number | undefined) =>
      setFocusedId(index === undefined ? undefined : thread[index]?.id),
    /** Moves the focus to a message, which may not be rendered yet. */
    goTo: (index: number) => {
      goesTo.current = index;
      setFocusedId(thread[index]?.id);
    },
  };
}

/** Estimated height until it is measured: about 8 pixels per letter of Vietnamese, 26 per line. */
function estimate(message: ChatMessage | undefined): number {
  if (message?.kind === 'image') return 200;
  if (message?.kind === 'file') return 84;
  const lines =
    message?.text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 34), 0) ?? 1;
  return lines * 26 + 36;
}

import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePointerDrag } from '../usePointerDrag';
import { moveTo } from './moveTo';
import type { ReorderWords } from './ReorderWords';

type Held = { id: string; by: 'keys' | 'pointer' };

interface ReorderOptions {
  /** The kept order. */
  order: readonly string[];
  /** The text of an item, in names and announcements. */
  textOf: (id: string) => string;
  words: ReorderWords;
  onReorder: (ids: string[]) => void;
}

/** Puts items in order by dragging, by buttons, and by keys (Space lifts, arrows move, Space drops). */
export function useReorder({ order: kept, textOf, words, onReorder }: ReorderOptions) {
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string | null>(null);
  /** What the pointer drags, and the order so far: a quick pointer moves again before the state is there. */
  const dragged = useRef<{ id: string; order: readonly string[] } | null>(null);
  const [trial, setTrial] = useState<readonly string[] | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [news, setNews] = useState('');
  const order = trial ?? kept;

  // A moved element loses the focus when React reorders the list.
  useLayoutEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  function keep(next: readonly string[]) {
    setTrial(null);
    setHeld(null);
    onReorder([...next]);
  }

  function step(id: string, by: -1 | 1, control: 'handle' | 'up' | 'down') {
    const place = order.indexOf(id) + by;
    if (place < 0 || place >= order.length) return;
    refocus.current = `[data-item="${CSS.escape(id)}"] [data-control="${control}"]`;
    const next = moveTo(order, id, place);
    setNews(words.moved(textOf(id), place + 1, order.length));
    if (held?.by === 'keys') setTrial(next);
    else keep(next);
  }

  function drop(id: string, at: readonly string[]) {
    setNews(words.dropped(textOf(id), at.indexOf(id) + 1, at.length));
    keep(at);
  }

  function cancel() {
    if (!held) return;
    refocus.current = `[data-item="${CSS.escape(held.id)}"] [data-control="handle"]`;
    setTrial(null);
    setHeld(null);
    setNews(words.moveCancelled(textOf(held.id)));
  }

  function lift(id: string, by: Held['by']) {
    setHeld({ id, by });
    setTrial(order);
  }

  function onHandleKey(event: KeyboardEvent<HTMLElement>, id: string) {
    const lifted = held?.id === id && held.by === 'keys';
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) return drop(id, order);
      lift(id, 'keys');
      setNews(words.grabbed(textOf(id), order.indexOf(id) + 1, order.length));
    } else if (lifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      step(id, event.key === 'ArrowUp' ? -1 : 1, 'handle');
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
  }

  const drag = usePointerDrag({
    onStart(id) {
      dragged.current = { id, order };
      lift(id, 'pointer');
    },
    onMove({ y }) {
      const now = dragged.current;
      if (!now || !list.current) return;
      const above = [...list.current.querySelectorAll<HTMLElement>('[data-item]')].filter((item) => {
        const box = item.getBoundingClientRect();
        return item.dataset['item'] !== now.id && box.top + box.height / 2 < y;
      }).length;
      if (now.order.indexOf(now.id) === above) return;
      now.order = moveTo(now.order, now.id, above);
      setTrial(now.order);
    },
    onDrop() {
      if (dragged.current) drop(dragged.current.id, dragged.current.order);
      dragged.current = null;
    },
    onCancel() {
      dragged.current = null;
      cancel();
    },
  });

  return {
    order,
    news,
    announce: setNews,
    keep,
    focusFirst: () => list.current?.querySelector<HTMLElement>('[data-control="handle"]')?.focus(),
    listProps: { ref: list, ...drag },
    /** The props of `ReorderItem`. */
    itemProps: (id: string) => ({
      id,
      text: textOf(id),
      place: order.indexOf(id) + 1,
      of: order.length,
      held: held?.id === id,
      words,
      onHandleKey,
      onStep: step,
      onHandleBlur: () => {
        if (held?.id === id && held.by === 'keys' && refocus.current === null) drop(id, order);
      },
    }),
  };
}

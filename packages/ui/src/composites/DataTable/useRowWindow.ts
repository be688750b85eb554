import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowWindow, sameWindow, type RowWindow } from './rowWindow';

const firstGuess = { start: 0, end: 20, seen: { start: 0, end: 12 } };

/**
 * The rows in the viewport, whichever ancestor scrolls: the page, a dialog, a box. Also measures the row
 * height, which varies with density, width and zoom.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
): { rowHeight: number; window: RowWindow } {
  const [rowHeight, setRowHeight] = useState(52);
  const [window, setWindow] = useState<RowWindow>(firstGuess);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;

    function look() {
      if (!element) return;
      const height = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
      if (height > 0) setRowHeight(height);
      const box = element.getBoundingClientRect();
      const [top, bottom] = seenPart(element);
      const next = rowWindow({ above: top - box.top, height: bottom - top, rowHeight: height || 52, count });
      setWindow((now) => (sameWindow(now, next) ? now : next));
    }
    // A row must be rendered before the scrolled frame is painted.
    const scroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(element)) flushSync(look);
    };

    look();
    const resized = new ResizeObserver(() => look());
    resized.observe(element);
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [body, count]);

  const within = { ...window, start: Math.min(window.start, count), end: Math.min(window.end, count) };
  return { rowHeight, window: within };
}

/** Top and bottom edge of the visible area: the screen, clipped by scrolling ancestors. */
function seenPart(element: Element): [number, number] {
  let top = 0;
  let bottom = document.documentElement.clientHeight;
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box === document.documentElement || box === document.body) break;
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const edges = box.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return [top, Math.max(top, bottom)];
}

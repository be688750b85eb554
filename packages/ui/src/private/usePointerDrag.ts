import { useRef, type MouseEvent, type PointerEvent } from 'react';

export interface DragPoint {
  x: number;
  y: number;
}

interface PointerDrag {
  onStart: (id: string, point: DragPoint) => void;
  onMove: (point: DragPoint) => void;
  onDrop: (point: DragPoint) => void;
  onCancel: () => void;
}

const threshold = 6;
const edge = 48;

/** Scrolls the nearest scrollable ancestor, so that a drag can reach items outside of the viewport. */
function scrollNearEdge(from: Element, y: number) {
  for (let parent = from.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight <= parent.clientHeight || !/auto|scroll/.test(getComputedStyle(parent).overflowY))
      continue;
    const box = parent.getBoundingClientRect();
    if (y < box.top + edge) parent.scrollBy(0, -10);
    else if (y > box.bottom - edge) parent.scrollBy(0, 10);
    return;
  }
}

/**
 * Drags elements with `data-drag` inside the element that gets these handlers, by mouse, pen or touch. A press without movement
 * stays a click; the click that ends a drag is suppressed.
 */
export function usePointerDrag({ onStart, onMove, onDrop, onCancel }: PointerDrag) {
  const drag = useRef<{ id: string; x: number; y: number; pointer: number; moving: boolean } | null>(null);
  const swallow = useRef(false);

  function end(event: PointerEvent<HTMLElement>, dropped: boolean) {
    const held = drag.current;
    if (!held || held.pointer !== event.pointerId) return;
    drag.current = null;
    if (!held.moving) return;
    if (dropped) {
      swallow.current = true;
      setTimeout(() => {
        swallow.current = false;
      });
      onDrop({ x: event.clientX, y: event.clientY });
    } else onCancel();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-drag]')?.dataset['drag'];
      if (id === undefined) return;
      drag.current = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, moving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (!held || held.pointer !== event.pointerId) return;
      const point = { x: event.clientX, y: event.clientY };
      if (!held.moving) {
        if (Math.hypot(point.x - held.x, point.y - held.y) < threshold) return;
        held.moving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart(held.id, point);
      }
      scrollNearEdge(event.currentTarget, point.y);
      onMove(point);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { boundShare, shareAfterKey, shareAt, type ShareBounds } from './share';

interface Separator {
  share: number;
  bounds: ShareBounds;
  onResize: (share: number) => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The separator of the ARIA practices: arrows, Home and End, Enter to collapse the first pane, and dragging. */
export function useSeparator({ share, bounds, onResize }: Separator) {
  const before = useRef(share || bounds.min);
  const [moving, setMoving] = useState(false);

  function resize(next: number) {
    if (next > 0) before.current = next;
    if (next !== share) onResize(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next =
      event.key === 'Enter'
        ? share > 0
          ? 0
          : boundShare(before.current, bounds)
        : shareAfterKey(event.key, share, bounds, isRtl(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter' && share > 0) before.current = share;
    resize(next);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setMoving(true);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const whole = event.currentTarget.parentElement;
    if (!moving || !whole) return;
    resize(boundShare(shareAt(event.clientX, whole.getBoundingClientRect(), isRtl(whole)), bounds));
  }

  const stop = () => setMoving(false);
  return {
    moving,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: stop,
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    },
  };
}

import { useRef, type PointerEvent } from 'react';
import { dragged, heldWithin, type MovePlace, type PictureSize } from './cropPlace';

interface Finger {
  x: number;
  y: number;
}

/** One pointer drags the picture under its frame; two fingers also zoom. */
export function useCropDrag(picture: PictureSize | undefined, aspect: number, onPlace: MovePlace) {
  const fingers = useRef(new Map<number, Finger>());

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !picture) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]));
    fingers.current.set(event.pointerId, now);
    // With two fingers, each one contributes half of its movement.
    const weight = other ? 0.5 : 1;
    const way = {
      right: ((now.x - before.x) / width) * weight,
      down: ((now.y - before.y) / height) * weight,
    };
    const nearer = other ? apart(now, other) / Math.max(apart(before, other), 1) : 1;
    onPlace((place) =>
      dragged(heldWithin({ ...place, zoom: place.zoom * nearer }, picture, aspect), way, picture, aspect),
    );
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

function apart(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

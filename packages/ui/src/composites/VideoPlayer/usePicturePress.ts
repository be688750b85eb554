import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Player } from './usePlayer';

/** Maximum time between two taps of a double tap, in milliseconds. */
const twice = 350;

/** A mouse press toggles playback; a touch shows the tools, and a double tap at a side seeks. */
export function usePicturePress(player: Player, wake: () => void) {
  const last = useRef(-twice);
  const touch = useRef(false);

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    touch.current = event.pointerType === 'touch';
    if (!touch.current) return;
    wake();
    const second = event.timeStamp - last.current < twice;
    last.current = event.timeStamp;
    if (!second) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    if (share < 0.4) player.seekBy(-10);
    else if (share > 0.6) player.seekBy(10);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    // The second press of a double click toggles playback back before full screen opens.
    if (!touch.current && event.button === 0) player.toggle();
  }

  function onDoubleClick() {
    if (!touch.current) player.full.toggle();
  }

  return { onPointerUp, onClick, onDoubleClick };
}

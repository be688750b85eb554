import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether rows in this order have been on screen for a frame. Visible new rows render at once, the others afterwards,
 * so that neither the first paint nor the response to a press waits for them. Printing does not wait for the frame.
 */
export function useSettledRows(rowAt: (position: number) => unknown): boolean {
  const [painted, setPainted] = useState<typeof rowAt>();
  useEffect(() => {
    let timer: number | undefined;
    // The frame callback runs before the paint, a task requested in it after the paint.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(() => rowAt)));
    });
    const settle = () => flushSync(() => setPainted(() => rowAt));
    window.addEventListener('beforeprint', settle);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      window.removeEventListener('beforeprint', settle);
    };
  }, [rowAt]);
  return painted === rowAt;
}

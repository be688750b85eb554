import { startTransition, useEffect, useState } from 'react';

/**
 * Whether these rows have been on screen for a frame. Visible new rows render at once, the others afterwards,
 * so that neither the first paint nor the response to a press waits for them.
 */
export function useSettledRows(rows: readonly unknown[]): boolean {
  const [painted, setPainted] = useState<readonly unknown[]>();
  useEffect(() => {
    let timer: number | undefined;
    // The frame callback runs before the paint, a task requested in it after the paint.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(rows)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [rows]);
  return painted === rows;
}

import { startTransition, useEffect, useState } from 'react';

/**
 * Whether these rows have been on the screen for a frame. New rows that are seen come at once, the others after that:
 * neither the first picture nor the answer to a press waits for them.
 */
export function useSettledRows(rows: readonly unknown[]): boolean {
  const [painted, setPainted] = useState<readonly unknown[]>();
  useEffect(() => {
    let timer: number | undefined;
    // The frame comes before the picture, what it asks for after it.
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

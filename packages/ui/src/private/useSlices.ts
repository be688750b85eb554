import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Slices {
  /** How many of the items to build now. */
  built: number;
  /** Builds the rest at once, before it returns: for what must reach any item. */
  buildAll: () => void;
}

/**
 * Builds a long page in slices: the first with the page, the others one by one while the browser is idle, so that it is seen and
 * answers at once and a moment later is whole for find in page. Printing builds the rest before the pages are laid out.
 * @param slice items of a slice
 * @param first items of the first slice, about as many as are on a screen
 */
export function useSlices(total: number, slice: number, first = slice): Slices {
  const [built, setBuilt] = useState(first);
  const buildAll = useCallback(() => flushSync(() => setBuilt(Infinity)), []);
  const whole = built >= total;
  useEffect(() => {
    if (whole) return undefined;
    return whenIdle(() => startTransition(() => setBuilt(built + slice)));
  }, [whole, built, slice]);
  useLayoutEffect(() => {
    if (whole) return undefined;
    window.addEventListener('beforeprint', buildAll);
    return () => window.removeEventListener('beforeprint', buildAll);
  }, [whole, buildAll]);
  return { built, buildAll };
}

/** Milliseconds that a slice waits for a browser that is never idle. */
const longestWait = 200;

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWait });
  return () => window.cancelIdleCallback(handle);
}

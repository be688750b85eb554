import { useEffect, type RefObject } from 'react';

/**
 * Keeps the content of `scroller` in its place in the window while the height of `above` changes, so that an answer does not
 * move away under the finger.
 */
export function useSteadyScroll(
  above: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = above.current;
    if (!element) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const change = element.offsetHeight - height;
      height += change;
      scroller.current?.scrollBy({ top: change, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [above, scroller]);
}

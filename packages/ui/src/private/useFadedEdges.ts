import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The sides at which a strip that scrolls sideways hides something: 'start', 'end', or both. */
export function hiddenSides({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  // Zoomed pages have fractions of pixels.
  const before = Math.abs(scrollLeft) > 1;
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
  return [before && 'start', after && 'end'].filter(Boolean).join(' ');
}

/** Marks an element that scrolls sideways with `data-hidden-sides`, for `fadedEdges` or a stylesheet of its own. */
export function useFadedEdges(strip: RefObject<HTMLElement | null>) {
  const observed = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const markIt = () => mark(element);
    const observer = new ResizeObserver(markIt);
    observed.current = observer;
    observer.observe(element);
    element.addEventListener('scroll', markIt, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', markIt);
    };
  }, [strip]);
  // Its content may have another width. Observed, not measured: reading widths would lay the page out in the middle of each render.
  useLayoutEffect(() => {
    for (const child of strip.current?.children ?? []) observed.current?.observe(child);
  });
}

function mark(element: HTMLElement) {
  const sides = hiddenSides(element);
  if (element.dataset['hiddenSides'] !== sides) element.dataset['hiddenSides'] = sides;
}

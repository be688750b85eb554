import { useLayoutEffect, type RefObject } from 'react';

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
  // After each render: its content may have another width.
  useLayoutEffect(() => {
    if (strip.current) mark(strip.current);
  });
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const markIt = () => mark(element);
    const observer = new ResizeObserver(markIt);
    observer.observe(element);
    element.addEventListener('scroll', markIt, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', markIt);
    };
  }, [strip]);
}

function mark(element: HTMLElement) {
  const sides = hiddenSides(element);
  if (element.dataset['hiddenSides'] !== sides) element.dataset['hiddenSides'] = sides;
}

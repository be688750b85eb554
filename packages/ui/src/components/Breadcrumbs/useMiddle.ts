import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { middleOf } from './middleOf';

/** Widths of the menu button and of the separator between two items, in pixels. */
const menu = 36;
const gap = 24;

interface Middle {
  nav: RefObject<HTMLElement | null>;
  /** Contains one element per item, as wide as its text. */
  ruler: RefObject<HTMLSpanElement | null>;
  /** Number of items after the first that do not fit. */
  hidden: number;
}

/** Measures after every render, because the items may have changed, and when the container or the text is resized. */
export function useMiddle(): Middle {
  const nav = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [hidden, setHidden] = useState(0);

  useLayoutEffect(() => {
    const place = nav.current;
    const measure = ruler.current;
    if (!place || !measure) return undefined;
    const observer = new ResizeObserver(() => {
      const widths = Array.from(measure.children, (step) => step.getBoundingClientRect().width);
      setHidden(middleOf({ widths, available: place.clientWidth, menu, gap }));
    });
    observer.observe(place);
    for (const step of measure.children) observer.observe(step);
    return () => observer.disconnect();
  });

  return { nav, ruler, hidden };
}

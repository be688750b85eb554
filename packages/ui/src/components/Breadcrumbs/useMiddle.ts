import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { middleOf } from './middleOf';

/** The room of the button with the dots, and of the sign between two steps. */
const menu = 36;
const gap = 24;

interface Middle {
  nav: RefObject<HTMLElement | null>;
  /** Holds one element a step, each as wide as its words. */
  ruler: RefObject<HTMLSpanElement | null>;
  /** How many steps after the first do not fit. */
  hidden: number;
}

/** Measures after each drawing, as the steps may be others, and when the place or the type changes. */
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

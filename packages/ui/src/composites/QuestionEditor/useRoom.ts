import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so wide, in pixels: what fits depends on the room here, not on the window. */
export function useRoom(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [wide, setWide] = useState(false);
  // Before anything is painted: what is shown first must not be replaced under somebody's hands.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the width, and only once it is laid out
    setWide(element.current.clientWidth >= least);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width >= least);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, least]);
  return wide;
}

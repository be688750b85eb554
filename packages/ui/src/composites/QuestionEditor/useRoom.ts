import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least this wide, in pixels: the layout depends on the container, not on the window. */
export function useRoom(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [wide, setWide] = useState(false);
  // Before the first paint: a visible layout must not be replaced while in use.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the width is only known after layout
    setWide(element.current.clientWidth >= least);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width >= least);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, least]);
  return wide;
}

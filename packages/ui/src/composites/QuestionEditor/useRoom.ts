import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so wide, in pixels: what fits depends on the room here, not on the window. */
export function useRoom(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width >= least);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, least]);
  return wide;
}

import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in rem, less its borders; undefined until it is laid out. */
export function useTableRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  // Before the first paint: columns must not vanish while they are read.
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.floor((4 * (measured.clientWidth - 2)) / rem) / 4);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

import { useLayoutEffect, useRef, useState } from 'react';

/** Returns whether `sample`, a hidden single line, fits into `room`. */
export function useFits() {
  const room = useRef<HTMLDivElement>(null);
  const sample = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);

  useLayoutEffect(() => {
    const [box, line] = [room.current, sample.current];
    if (!box || !line) return undefined;
    const measure = () => setFits(line.offsetWidth <= box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(line);
    return () => observer.disconnect();
  }, []);

  return { room, sample, fits };
}

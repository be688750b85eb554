import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a page is in sight until it counts as seen. */
const look = 1_000;
/** Share of a page, or of the window, that is in sight. */
const enough = 0.4;

interface PagesInSight {
  /** From 1: the one of which most is in sight. */
  current: number;
  /** Those in sight, or last in sight, and next to them; the first page until then. */
  near: ReadonlySet<number>;
  /** For the element of each page. */
  element: (page: HTMLElement | null) => void;
}

/**
 * Which pages of a document are in sight; calls back with each that was for a second, from 1.
 * @param steps how often a page is looked at while it comes into sight; more for pages that are much higher than the window
 */
export function usePages(onSeen: (page: number) => void, steps = 5): PagesInSight {
  const [current, setCurrent] = useState(1);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  const observer = useRef<IntersectionObserver | null>(null);
  const elements = useRef(new Set<HTMLElement>());
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });

  useEffect(() => {
    const shares = new Map<number, number>();
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const note = (entry: IntersectionObserverEntry) => {
      const page = Number(entry.target instanceof HTMLElement && entry.target.dataset['page']);
      const { intersectionRatio, intersectionRect, rootBounds } = entry;
      if (entry.isIntersecting) shares.set(page, intersectionRect.height);
      else shares.delete(page);
      const isInSight =
        entry.isIntersecting &&
        (intersectionRatio >= enough || intersectionRect.height >= (rootBounds?.height ?? Infinity) * enough);
      if (isInSight === timers.has(page)) return;
      clearTimeout(timers.get(page));
      timers.delete(page);
      if (isInSight)
        timers.set(
          page,
          setTimeout(() => see(page), look),
        );
    };
    const see = (page: number) => {
      if (document.visibilityState === 'visible') seen.current(page);
      else
        timers.set(
          page,
          setTimeout(() => see(page), look),
        );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) note(entry);
        const [most] = [...shares].toSorted((one, other) => other[1] - one[1]);
        if (most) setCurrent(most[0]);
        const inSight = [...shares.keys()];
        // Keeps the last pages drawn while none is in sight, and the first page before it is scrolled to.
        if (inSight.length === 0) return;
        setNear(new Set(inSight.flatMap((page) => [page - 1, page, page + 1])));
      },
      { threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps) },
    );
    observer.current = watch;
    for (const page of elements.current) watch.observe(page);
    return () => {
      watch.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [steps]);

  const element = useCallback((page: HTMLElement | null) => {
    if (!page) return undefined;
    elements.current.add(page);
    observer.current?.observe(page);
    return () => {
      elements.current.delete(page);
      observer.current?.unobserve(page);
    };
  }, []);
  return { current, near, element };
}

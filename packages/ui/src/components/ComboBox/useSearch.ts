import { useEffect, useRef } from 'react';

/** Debounce delay, milliseconds. */
const delay = 300;

/** Debounces the search; never requests the same text twice in a row. */
export function useSearch(ask: ((typed: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function now(typed: string) {
    clearTimeout(timer.current);
    if (typed === asked.current) return;
    asked.current = typed;
    ask?.(typed);
  }

  function later(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(typed), delay);
  }

  return { now, later };
}

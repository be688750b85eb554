import { useEffect, useRef } from 'react';

/** In milliseconds: how long the typing rests before the server is asked. */
const delay = 300;

/** Asks once the typing rests, never twice in a row for the same. */
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

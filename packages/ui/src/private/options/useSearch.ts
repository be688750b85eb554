import { useEffect, useRef, useState } from 'react';

/** Debounce delay, milliseconds. */
const delay = 300;

/** Debounces the search; never requests the same text twice in a row. `waiting`: what was typed last is not requested yet. */
export function useSearch(ask: ((typed: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string>(undefined);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function now(typed: string) {
    clearTimeout(timer.current);
    setWaiting(false);
    if (typed === asked.current) return;
    asked.current = typed;
    ask?.(typed);
  }

  function later(typed: string) {
    clearTimeout(timer.current);
    setWaiting(true);
    timer.current = setTimeout(() => now(typed), delay);
  }

  return { now, later, waiting };
}

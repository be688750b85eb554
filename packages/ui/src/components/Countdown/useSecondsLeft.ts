import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from './timeLeft';

/**
 * The whole seconds until `deadline`, by `now`, which is asked on every tick: a sleeping tab or a changed clock is made up for.
 * `onTick` gets the seconds of the last tick and of this one; both are the same at first.
 */
export function useSecondsLeft(
  deadline: number,
  now: () => number,
  onTick: (before: number, after: number) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, now()));
  const latest = useRef({ now, onTick });
  useEffect(() => {
    latest.current = { now, onTick };
  });
  useEffect(() => {
    let before = secondsLeft(deadline, latest.current.now());
    let turn: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(turn);
      const at = latest.current.now();
      const after = secondsLeft(deadline, at);
      setLeft(after);
      latest.current.onTick(before, after);
      before = after;
      if (after > 0) turn = setTimeout(look, ((deadline - at) % 1000) + 1);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(turn);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);
  return left;
}

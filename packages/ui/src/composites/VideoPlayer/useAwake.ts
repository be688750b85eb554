import { useEffect, useRef, useState } from 'react';

/** Idle time in milliseconds. */
const rest = 3000;

/** Whether the pointer, a finger or a key was active recently. */
export function useAwake() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [awake, setAwake] = useState(true);
  useEffect(() => () => clearTimeout(timer.current), []);

  function sleep() {
    clearTimeout(timer.current);
    setAwake(false);
  }

  function wake() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), rest);
    setAwake(true);
  }

  return { awake, wake, sleep };
}

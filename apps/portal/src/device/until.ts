import type { Timers } from './PageEnvironment';

interface Waiting {
  timers: Timers;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds. */
  patience: number;
}

/** Waits for a condition, at most `patience` milliseconds. */
export function until(condition: () => boolean, { timers, subscribe, patience }: Waiting): Promise<void> {
  if (condition()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      cancel();
      stop();
      resolve();
    };
    const cancel = timers.after(patience, finish);
    const stop = subscribe(() => {
      if (condition()) finish();
    });
  });
}

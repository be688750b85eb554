import type { Timers } from './Environment';

interface Waiting {
  timers: Timers;
  /** Tells of each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds. */
  patience: number;
}

/** Waits for a condition as long as the patience lasts. */
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

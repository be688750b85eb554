const interval = 20;
let awake = 0;
let last = performance.now();

function count(): void {
  const now = performance.now();
  awake += Math.min(now - last, 2 * interval);
  last = now;
}

setInterval(count, interval).unref();

/** Milliseconds in which this process actually ran: a suspended machine gave the journal no time to write. */
export function awakeTime(): number {
  count();
  return awake;
}

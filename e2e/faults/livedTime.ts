const beat = 20;
let lived = 0;
let last = performance.now();

function count(): void {
  const now = performance.now();
  lived += Math.min(now - last, 2 * beat);
  last = now;
}

setInterval(count, beat).unref();

/** Milliseconds in which this program really ran: a machine that stood still has not given the journal time to write. */
export function livedTime(): number {
  count();
  return lived;
}

/** Milliseconds; a slower response is too imprecise for the clock. */
const longestRoundTrip = 10_000;

/**
 * The server's time, derived from its responses and a monotonic clock; the device's wall clock is never trusted. Each
 * response bounds the offset of the two clocks: the server took its timestamp after the request was sent and before
 * the response arrived. The intersection of these intervals is kept; one that contradicts it (the device slept)
 * replaces it.
 */
export class ServerClock {
  private low = -Infinity;
  private high = Infinity;
  private estimate: number;

  /** `monotonic`: milliseconds that only go forward, as `performance.now`. `wall`: a first guess, epoch milliseconds. */
  constructor(
    private readonly monotonic: () => number,
    wall: number,
  ) {
    this.estimate = wall - monotonic();
  }

  /** Whether a response has set the time; until then `now` is a guess that decides nothing. */
  get certain(): boolean {
    return this.high - this.low <= longestRoundTrip;
  }

  /** The server's time in epoch milliseconds. */
  now(): number {
    const difference = this.certain ? (this.low + this.high) / 2 : this.estimate;
    return this.monotonic() + difference;
  }

  /** `sentAt` and `heardAt` are monotonic times. */
  observe(serverTime: number, sentAt: number, receivedAt: number): void {
    const low = serverTime - receivedAt;
    const high = serverTime - sentAt;
    const intersection = { low: Math.max(low, this.low), high: Math.min(high, this.high) };
    const overlaps = intersection.low <= intersection.high;
    this.low = overlaps ? intersection.low : low;
    this.high = overlaps ? intersection.high : high;
  }

  /** Sets the time from another tab of this browser, the one that sends. */
  adopt(serverNow: number): void {
    this.low = serverNow - this.monotonic();
    this.high = this.low;
  }

  /** After an offline reload: the server's last time plus the elapsed time of the wall clock. */
  guess(seen: { server: number; wall: number }, wallNow: number): void {
    this.estimate = seen.server + Math.max(0, wallNow - seen.wall) - this.monotonic();
  }
}

/** An answer that took longer than this, in milliseconds, says nothing useful of the time. */
const longestRoundTrip = 10_000;

/**
 * The server's time, told by its answers and a monotonic clock; the device's wall clock is never believed.
 * Each answer bounds the difference between the two: the server wrote its time after the request left and before the
 * answer came. The narrowest interval that all answers allow is kept; one that contradicts it (the device slept) replaces it.
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

  /** Whether the server has told its time to this page; until then `now` is a guess that decides nothing. */
  get certain(): boolean {
    return this.high - this.low <= longestRoundTrip;
  }

  /** The server's time in epoch milliseconds. */
  now(): number {
    const difference = this.certain ? (this.low + this.high) / 2 : this.estimate;
    return this.monotonic() + difference;
  }

  /** `sentAt` and `heardAt` by the monotonic clock. */
  observe(serverTime: number, sentAt: number, receivedAt: number): void {
    const low = serverTime - receivedAt;
    const high = serverTime - sentAt;
    const intersection = { low: Math.max(low, this.low), high: Math.min(high, this.high) };
    const overlaps = intersection.low <= intersection.high;
    this.low = overlaps ? intersection.low : low;
    this.high = overlaps ? intersection.high : high;
  }

  /** Another tab of this browser, the one that asks the server, says what time it is there. */
  adopt(serverNow: number): void {
    this.low = serverNow - this.monotonic();
    this.high = this.low;
  }

  /** After an offline reload: what the server said last, plus what the wall clock says has gone by since. */
  guess(seen: { server: number; wall: number }, wallNow: number): void {
    this.estimate = seen.server + Math.max(0, wallNow - seen.wall) - this.monotonic();
  }
}

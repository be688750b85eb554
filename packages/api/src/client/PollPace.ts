import { ApiError } from './ApiError';

/** Of the time between two requests, the server may take this share to answer one. */
const busyShare = 1 / 4;
/** Milliseconds. */
const longest = 60_000;

/**
 * How often polls ask. While the server is quick, in their own interval; less often when it answers slowly, refuses for the moment or
 * does not answer at all.
 */
export class PollPace {
  private wait = 0;
  private failures = 0;

  constructor(private readonly now: () => number) {}

  /** Runs a poll and learns from its time and outcome. */
  async observe<Body>(call: () => Promise<Body>): Promise<Body> {
    const since = this.now();
    try {
      const body = await call();
      this.failures = 0;
      this.wait = (this.now() - since) / busyShare;
      return body;
    } catch (error) {
      if (error instanceof ApiError && error.isTransient) {
        this.failures += 1;
        const named = (error.problem.retry_after ?? 0) * 1000;
        this.wait = Math.max(named, 1_000 * 2 ** Math.min(this.failures, 8));
      }
      throw error;
    }
  }

  /** Milliseconds until the next request of a poll with this interval. */
  interval(own: number): number {
    return Math.max(own, Math.min(this.wait, longest));
  }
}

/** That of this page. */
export const pollPace = new PollPace(() => performance.now());

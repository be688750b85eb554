import type { Problem } from '../contract/model';

/** The reason why a request was refused, or (status 0) never reached the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 without a response. */
    readonly status: number,
    /**
     * A code of packages/domain/errors; `networkUnreachable` or `answerUnreadable`
     * when the client raises the error itself.
     */
    readonly code: string,
    /** In the user's language, from the server; empty when the client raises the error itself. */
    message: string,
    readonly problem: Partial<Problem> = {},
  ) {
    super(message);
  }

  /** The messages of each field, on a 422. */
  get errors(): Record<string, string[]> {
    return this.problem.errors ?? {};
  }

  /** Whether a retry may succeed without any change; storage that is full (507) stays so until somebody frees some. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || (this.status >= 500 && this.status !== 507);
  }
}

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

/**
 * One error: the HTTP status that the server answers it with, and what a person reads: what happened, and what to do now.
 * `{name}` is a parameter; `{name|instant}` an RFC 3339 instant, `{name|roles}` codes of roles. See `errorMessage`.
 */
interface ErrorEntry {
  readonly status: RefusalStatus;
  readonly vi: string;
  readonly en: string;
}

/** The errors of an area by code. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

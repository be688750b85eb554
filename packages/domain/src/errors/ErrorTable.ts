type RefusalStatus =
  400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 416 | 422 | 429 | 431 | 500 | 503 | 507;

/**
 * One error: its HTTP status and its message, which says what happened and what to do. `{name}` is a parameter; `{name|instant}`
 * formats an RFC 3339 instant, `{name|roles}` role codes. See `formatError`.
 */
export interface ErrorEntry {
  readonly status: RefusalStatus;
  readonly vi: string;
  readonly en: string;
}

/** The errors of an area by code. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

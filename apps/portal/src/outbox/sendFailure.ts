import { ApiError } from '@sen/api/client/ApiError';
import type { MessageRefusal } from './outboxRecords';

/** What a failed request means for the outbox. */
export type SendFailure =
  | { kind: 'network' }
  | { kind: 'busy'; wait: number }
  | { kind: 'signedOut' }
  | { kind: 'refused'; refusal: MessageRefusal };

/** Statuses of a request that may succeed unchanged. */
const temporary: readonly number[] = [408, 425, 429];
const longestWait = 30;

export function sendFailureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'network' };
  const { status, code, message, problem } = error;
  if (status === 401) return { kind: 'signedOut' };
  if (status >= 500 || temporary.includes(status))
    return { kind: 'busy', wait: Math.min(problem.retry_after ?? 0, longestWait) * 1000 };
  return { kind: 'refused', refusal: { code, message } };
}

import { ApiError } from '@sen/api/client/ApiError';
import type { OutgoingBatch } from './AttemptJournal';

/** What a failed save means for the journal. */
export type SaveFailure =
  | { kind: 'network' }
  | { kind: 'busy'; wait: number; reason: string }
  | { kind: 'signedOut'; code: string; reason: string }
  | { kind: 'expects'; seq: number }
  | { kind: 'over'; code: string; reason: string }
  | { kind: 'refusedEntry'; seq: number; code: string; reason: string }
  | { kind: 'refusedBatch'; code: string; reason: string };

const overCodes = new Set(['attemptOver', 'answerTooLate', 'attemptReset']);
const refusalStatus = new Set([400, 413, 422]);
const longestWait = 30;

export function saveFailureOf(error: unknown, batch: OutgoingBatch): SaveFailure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'network' };
  const { status, code, message: reason, problem } = error;
  if (status === 401) return { kind: 'signedOut', code, reason };
  if (code === 'answerBatchGap') return { kind: 'expects', seq: problem.expected_seq ?? 1 };
  // The server was restored from a backup, or the id belongs to another attempt: everything is sent again under a new one.
  if (code === 'serverRestored' || code === 'journalOfAnotherAttempt') return { kind: 'expects', seq: 0 };
  if (overCodes.has(code)) return { kind: 'over', code, reason };
  if (!refusalStatus.has(status)) {
    const wait = Math.min(problem.retry_after ?? 0, longestWait);
    return { kind: 'busy', wait: wait * 1000, reason };
  }
  const seq = problem.seq ?? seqOfField(Object.keys(problem.errors ?? {}), batch);
  const known = batch.entries.some((entry) => entry.seq === seq);
  if (seq !== undefined && known) return { kind: 'refusedEntry', seq, code, reason };
  return { kind: 'refusedBatch', code, reason };
}

/** A contract violation names the field (`entries.3.answer`), not the number. */
function seqOfField(fields: string[], batch: OutgoingBatch): number | undefined {
  const index = fields.map((field) => /^entries[./[](\d+)/.exec(field)?.[1]).find(Boolean);
  return index === undefined ? undefined : batch.entries[Number(index)]?.seq;
}

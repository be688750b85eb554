import type { AttemptResult } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Call, Services } from '../Operation.ts';
import { goneAttempt } from './goneAttempt.ts';
import { ownAttempt } from './ownAttempt.ts';
import { refusedBy } from './refusedBy.ts';

interface CloseRequest {
  body: Call<'submitAttempt'>['body'];
  caller: Caller;
  now: Date;
  byTime: boolean;
  examId?: string;
}

/** Hands in the caller's own attempt and returns its result. */
export async function closeAttempt(services: Services, request: CloseRequest): Promise<AttemptResult> {
  const { body, caller, now, byTime, examId } = request;
  const paper = await ownAttempt(services, body.attempt_id, caller, examId);
  const outcome = await services.attempts.closer.close({
    attemptId: body.attempt_id,
    paper,
    journalId: body.journal_id?.toLowerCase() ?? null,
    lastSeq: body.last_seq ?? 0,
    byTime,
    arrivedAt: now,
  });
  if (outcome === 'notFound') throw await goneAttempt(services.database, body.attempt_id);
  if ('refusal' in outcome) throw refusedBy(outcome);
  return outcome.result;
}

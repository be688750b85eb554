import { isOverdue } from '../attempts/time.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/**
 * Allows reading and sending messages to whoever is not sitting an exam.
 * @param deadline of the attempt in progress that ends last; null: there is none
 */
export function mayChat(deadline: Date | null, now: Date): Verdict<ErrorCode> {
  return deadline === null || isOverdue(deadline, now)
    ? allowed
    : refused('chatDuringExam', { until: deadline.toISOString() });
}

import type { ExamStatus } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from './examVerbs.ts';

/** The refusal of an empty selection. */
export const noExamsTo = (lock: boolean) =>
  lock ? 'pleaseSelectTheExamYouWantToLock' : 'pleaseSelectTheExamYouWantToUnlock';

/**
 * Allows locking (or unlocking) a selection of exams as a whole; returns the first refusal. A draft has the message of
 * section 4 for its verb.
 */
export function mayLockExams(selected: readonly { readonly status: ExamStatus }[], lock: boolean): Verdict {
  if (selected.length === 0) return refused(noExamsTo(lock));
  const verdicts = selected.map(({ status }) => stateAllowsExam(status, lock ? 'lock' : 'unlock'));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}

import type { ExamStatus } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from './examVerbs.ts';

/**
 * Allows locking (or unlocking) a selection of exams as a whole; returns the first refusal. An empty selection is
 * `pleaseSelectTheExamYouWantToLock`; a draft has the message of section 4 for its verb.
 */
export function mayLockExams(selected: readonly { readonly status: ExamStatus }[], lock: boolean): Verdict {
  if (selected.length === 0) return refused('pleaseSelectTheExamYouWantToLock');
  const verdicts = selected.map(({ status }) => stateAllowsExam(status, lock ? 'lock' : 'unlock'));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}

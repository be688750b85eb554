import type { ExamStatus } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from './examVerbs.ts';

/**
 * Whether a selection of exams may be locked (or unlocked) as a whole: the first refusal counts. Nothing selected is
 * `pleaseSelectTheExamYouWantToLock`; a draft has the message of section 4 for its verb.
 */
export function mayLockExams(selected: readonly { readonly status: ExamStatus }[], lock: boolean): Verdict {
  if (selected.length === 0) return refused('pleaseSelectTheExamYouWantToLock');
  const verdicts = selected.map(({ status }) => stateAllowsExam(status, lock ? 'lock' : 'unlock'));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}

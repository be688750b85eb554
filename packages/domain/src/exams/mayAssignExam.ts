import type { ExamStatus } from '@sen/api/contract/model';
import { refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from './examVerbs.ts';

/** Allows assigning an exam to a class now: the class has not ended, and the exam is public and not locked. */
export function mayAssignExam(status: ExamStatus, classEnd: Date, now: Date): Verdict {
  return now >= classEnd ? refused('classEnded') : stateAllowsExam(status, 'assign');
}

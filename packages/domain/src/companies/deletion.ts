import type { RunningClass } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Days in which a deleted unit can be restored; then it is removed for good. */
export const restorableDays = 30;

const day = 24 * 60 * 60_000;

/** When a unit that was deleted then can last be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * day);
}

/** Units deleted before this time can no longer be restored. */
export function deletedBefore(now: Date): Date {
  return new Date(now.getTime() - restorableDays * day);
}

/** A unit is deleted only while none of its classes is under way and nobody sits an exam of it. */
export function mayDeleteCompanies([first]: readonly RunningClass[]): Verdict {
  if (!first) return allowed;
  return refused(first.in_exam ? 'companyExamRunning' : 'companyClassRunning', {
    unit: first.company_name,
    classroom: first.classroom_name,
  });
}

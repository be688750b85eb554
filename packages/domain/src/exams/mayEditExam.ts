import type { ExamStatus } from '@sen/api/contract/model';
import { mayManage } from '../access/mayManage.ts';
import { type Actor, type Owned, withinCompany } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** An exam as far as changing it depends on it. */
export interface OwnedExam extends Owned {
  readonly status: ExamStatus;
}

/**
 * Who may edit an exam (section 6): super-admins and admins always; a teacher while it is not published, or when it is the
 * teacher's own; others only their own. Refuses with `notFound` (another unit's) or `forbiddenToEdit`.
 */
export function mayEditExam(actor: Actor, exam: OwnedExam): Verdict {
  if (actor.role === 'teacher' && exam.status === 'draft') return withinCompany(actor, exam);
  return mayManage(actor, exam, 'forbiddenToEdit');
}

/** Who may lock and unlock an exam: super-admins, admins, and its creator. Refuses with `forbiddenToLock`. */
export function mayLockExam(actor: Actor, exam: OwnedExam): Verdict {
  return mayManage(actor, exam, 'forbiddenToLock');
}

/** Who may delete an exam: super-admins, admins, and its creator. Refuses with `forbiddenToDelete`. */
export function mayDeleteExam(actor: Actor, exam: OwnedExam): Verdict {
  return mayManage(actor, exam, 'forbiddenToDelete');
}

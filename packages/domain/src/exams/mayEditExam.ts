import type { ExamStatus } from '@sen/api/contract/model';
import { mayManage } from '../access/mayManage.ts';
import { type Actor, type Owned, withinCompany } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** The fields of an exam that editing depends on. */
export interface OwnedExam extends Owned {
  readonly status: ExamStatus;
}

/**
 * Allows editing an exam (section 6): super-admins and admins always; a teacher any unpublished exam and their own; others only
 * their own. Refuses with `notFound` (another unit) or `forbiddenToEdit`.
 */
export function mayEditExam(actor: Actor, exam: OwnedExam): Verdict {
  if (actor.role === 'teacher' && exam.status === 'draft') return withinCompany(actor, exam);
  return mayManage(actor, exam, 'forbiddenToEdit');
}

/** Allows locking and unlocking an exam: super-admins, admins, and its creator. Refuses with `forbiddenToLock`. */
export function mayLockExam(actor: Actor, exam: OwnedExam): Verdict {
  return mayManage(actor, exam, 'forbiddenToLock');
}

/** Allows deleting an exam: super-admins, admins, and its creator. Refuses with `forbiddenToDelete`. */
export function mayDeleteExam(actor: Actor, exam: OwnedExam): Verdict {
  return mayManage(actor, exam, 'forbiddenToDelete');
}

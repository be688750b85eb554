import type { ExamStatus } from '@sen/api/contract/model';
import { mayManage } from '../access/mayManage.ts';
import { type Actor, type Owned, withinCompany } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** The fields of an item of a bank that editing depends on. */
export interface OwnedItem extends Owned {
  readonly status: ExamStatus;
}

/**
 * Allows editing an item of a bank (section 6): super-admins and admins always; a teacher any unpublished one and their own;
 * others only their own. Refuses with `notFound` (another unit) or `forbiddenToEdit`.
 */
export function mayEditItem(actor: Actor, item: OwnedItem): Verdict {
  if (actor.role === 'teacher' && item.status === 'draft') return withinCompany(actor, item);
  return mayManage(actor, item, 'forbiddenToEdit');
}

/** Allows locking and unlocking: super-admins, admins, and the creator. Refuses with `forbiddenToLock`. */
export function mayLockItem(actor: Actor, item: OwnedItem): Verdict {
  return mayManage(actor, item, 'forbiddenToLock');
}

/** Allows deleting: super-admins, admins, and the creator. Refuses with `forbiddenToDelete`. */
export function mayDeleteItem(actor: Actor, item: OwnedItem): Verdict {
  return mayManage(actor, item, 'forbiddenToDelete');
}

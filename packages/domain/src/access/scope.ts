import type { Role } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** The caller. `company_id` is null for accounts above the units. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly company_id: string | null;
}

/** The unit and the creator of an item. */
export interface Owned {
  readonly company_id: string | null;
  readonly created_by: string;
}

/** What access to a class depends on. */
export interface ClassPeople {
  readonly company_id: string;
  readonly teacher_ids: readonly string[];
}

/** An item of another unit is reported as missing (404), so that its existence does not leak (readings.md). */
export function withinCompany(actor: Actor, thing: { readonly company_id: string | null }): Verdict {
  if (actor.role === 'super-admin') return allowed;
  return actor.company_id !== null && actor.company_id === thing.company_id ? allowed : refused('notFound');
}

/** Allows managing a class: super-admins, admins of its unit, and its own teachers. Others get `notFound`. */
export function mayRunClass(actor: Actor, classroom: ClassPeople): Verdict {
  if (actor.role === 'super-admin') return allowed;
  if (actor.role === 'admin') return withinCompany(actor, classroom);
  return actor.role === 'teacher' && classroom.teacher_ids.includes(actor.id) ? allowed : refused('notFound');
}

/** Allows viewing an attempt with its answers: its student, and those who manage its class. */
export function mayViewAttempt(
  actor: Actor,
  attempt: { readonly student_id: string },
  classroom: ClassPeople,
): Verdict {
  return actor.id === attempt.student_id ? allowed : mayRunClass(actor, classroom);
}

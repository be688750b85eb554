import type { Role } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Who asks. `company_id` is null for accounts above the units. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly company_id: string | null;
}

/** Whose thing it is. */
export interface Owned {
  readonly company_id: string | null;
  readonly created_by: string;
}

/** The people of a class, as far as access depends on them. */
export interface ClassPeople {
  readonly company_id: string;
  readonly teacher_ids: readonly string[];
  readonly student_ids: readonly string[];
}

/** Things of another unit do not exist for the actor: 404, so that nothing leaks that they do (readings.md). */
export function withinCompany(actor: Actor, thing: { readonly company_id: string | null }): Verdict {
  if (actor.role === 'super-admin') return allowed;
  return actor.company_id !== null && actor.company_id === thing.company_id ? allowed : refused('notFound');
}

/** Who runs a class: super-admins, admins of its unit, and its own teachers. Others do not learn that it exists. */
export function mayRunClass(actor: Actor, classroom: ClassPeople): Verdict {
  if (actor.role === 'super-admin') return allowed;
  if (actor.role === 'admin') return withinCompany(actor, classroom);
  return actor.role === 'teacher' && classroom.teacher_ids.includes(actor.id) ? allowed : refused('notFound');
}

/** Who sees a class: who runs it, and its students. */
export function mayViewClass(actor: Actor, classroom: ClassPeople): Verdict {
  const attends = actor.role === 'student' && classroom.student_ids.includes(actor.id);
  return attends ? allowed : mayRunClass(actor, classroom);
}

/** Who sees an attempt with its answers: its student, and who runs the class it was taken in. */
export function mayViewAttempt(
  actor: Actor,
  attempt: { readonly student_id: string },
  classroom: ClassPeople,
): Verdict {
  return actor.id === attempt.student_id ? allowed : mayRunClass(actor, classroom);
}

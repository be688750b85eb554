import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** The facts of a course that decide who changes it. */
export interface CourseOwner {
  readonly company_id: string;
  /** Null when the account is gone. */
  readonly created_by: string | null;
  readonly teacher_id: string | null;
}

/**
 * Allows changing a course and copying into it: super-admins, administrators of its unit, its creator and its lecturer. Refuses
 * with `notFound` (another unit) or `courseOfAnother`.
 */
export function mayEditCourse(actor: Actor, course: CourseOwner): Verdict {
  const within = withinCompany(actor, course);
  if (!within.allowed) return within;
  const manages = actor.role === 'super-admin' || actor.role === 'admin';
  const isTheirs =
    actor.role === 'teacher' && (actor.id === course.created_by || actor.id === course.teacher_id);
  return manages || isTheirs ? allowed : refused('courseOfAnother');
}

/** Allows deleting a course: who may change it, while it has no classes. */
export function mayDeleteCourse(
  actor: Actor,
  course: CourseOwner & { readonly course_name: string; readonly class_count: number },
): Verdict {
  const { course_name: name, class_count: count } = course;
  return firstRefusal(
    mayEditCourse(actor, course),
    count > 0 ? refused('courseHasClasses', { name, count }) : allowed,
  );
}

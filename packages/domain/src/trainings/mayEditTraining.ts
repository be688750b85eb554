import { type Actor, type ClassPeople, mayRunClass } from '../access/scope.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

interface TimedTraining extends ClassPeople {
  readonly ends_at: Date;
}

/** Allows changing a training: super-admins, administrators of its unit and its teachers, until it has ended. */
export function mayEditTraining(actor: Actor, training: TimedTraining, now: Date): Verdict {
  return firstRefusal(mayRunClass(actor, training), trainingNotEnded(now >= training.ends_at));
}

/** Allows what a training that has ended does not allow any more, to anybody. Refuses with `trainingEnded`. */
export function trainingNotEnded(hasEnded: boolean): Verdict {
  return hasEnded ? refused('trainingEnded') : allowed;
}

/** Allows deleting a training while nobody has begun a test. */
export function mayDeleteTraining(
  actor: Actor,
  training: ClassPeople & { readonly attempt_count: number },
): Verdict {
  return firstRefusal(
    mayRunClass(actor, training),
    training.attempt_count === 0 ? allowed : refused('trainingHasAttempts'),
  );
}

/** A teacher stays one of the teachers, so that nobody closes the own training to oneself. */
export function checkOwnTraining({ id, role }: Actor, teacherIds: readonly string[]): FieldError[] {
  const isRight = role !== 'teacher' || teacherIds.length === 0 || teacherIds.includes(id);
  return isRight ? [] : [fieldError('teacher_ids', 'trainingTeacherOwn')];
}

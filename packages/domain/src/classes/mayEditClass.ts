import { can } from '../access/can.ts';
import { type Actor, type ClassPeople, mayRunClass } from '../access/scope.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

interface TimedClass extends ClassPeople {
  readonly ends_at: Date;
}

/**
 * Allows changing a class (section 6): super-admins, administrators of its unit and its teachers, until it has ended. Every class
 * has a course, which section 6 asks for where an administrator is concerned.
 */
export function mayEditClass(actor: Actor, classroom: TimedClass, now: Date): Verdict {
  return firstRefusal(mayRunClass(actor, classroom), notEnded(classroom, now));
}

/** Allows what a class that has ended does not allow any more, to anybody. Refuses with `classEnded`. */
export function notEnded({ ends_at }: Pick<TimedClass, 'ends_at'>, now: Date): Verdict {
  return now < ends_at ? allowed : refused('classEnded');
}

/** Allows adding students to a class and removing them: super-admins and administrators of its unit, until it has ended. */
export function mayEnrol(actor: Actor, classroom: TimedClass, now: Date): Verdict {
  return firstRefusal(mayEditClass(actor, classroom, now), mayChooseStudents(actor));
}

/** Allows naming the students of a class. Refuses with `adminsEnrol`. */
export function mayChooseStudents({ role }: Pick<Actor, 'role'>): Verdict {
  return can(role, 'class.enrol') ? allowed : refused('adminsEnrol');
}

/**
 * Validates who gives a class its teacher: administrators name anybody, a teacher creates a class to teach it and leaves it with
 * its teacher.
 * @param known the present teacher of an existing class
 */
export function checkHandOver(actor: Actor, teacherId: string, known?: string): FieldError[] {
  const isRight = actor.role !== 'teacher' || teacherId === (known ?? actor.id);
  return isRight ? [] : [fieldError('teacher_id', 'adminsHandOver')];
}

interface NamedPeriod {
  readonly classroom_name: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Allows deleting classes of which none is running. Refuses by name. */
export function noneRunning(classes: readonly NamedPeriod[], now: Date): Verdict {
  const running = classes.filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at);
  return running.length > 0 ? refused('classRunning', { classes: namesOf(running) }) : allowed;
}

/** A class as its deletion depends on it. */
export interface DeletedClass extends ClassPeople, NamedPeriod {
  readonly attempt_count: number;
  /** Answers to surveys of the class. */
  readonly survey_answer_count: number;
}

/** Allows deleting classes, all or none: none is running, and nobody has taken an exam in one. Refuses by name. */
export function mayDeleteClasses(actor: Actor, classes: readonly DeletedClass[], now: Date): Verdict {
  const answered = classes.filter(({ attempt_count }) => attempt_count > 0);
  const surveyed = classes.filter(({ survey_answer_count }) => survey_answer_count > 0);
  return firstRefusal(
    ...classes.map((classroom) => mayRunClass(actor, classroom)),
    answered.length > 0 ? refused('classHasAttempts', { classes: namesOf(answered) }) : allowed,
    surveyed.length > 0 ? refused('classHasSurveyAnswers', { classes: namesOf(surveyed) }) : allowed,
    noneRunning(classes, now),
  );
}

/** As many as a message can name. */
const mostNamed = 10;

function namesOf(classes: readonly NamedPeriod[]): string {
  const names = classes.slice(0, mostNamed).map(({ classroom_name }) => `“${classroom_name}”`);
  return `${names.join(', ')}${classes.length > mostNamed ? ', …' : ''}`;
}

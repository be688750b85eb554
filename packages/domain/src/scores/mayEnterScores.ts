import { type Actor, type ClassPeople, mayRunClass } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

interface Begun {
  readonly starts_at: Date;
}

/**
 * Allows entering scores of an assigned exam from a file: to whoever marks in the class, also after its end, as marks are. Refuses
 * with `scoresBeforeStart`.
 */
export function mayEnterScores(actor: Actor, classroom: ClassPeople, exam: Begun, now: Date): Verdict {
  return firstRefusal(mayRunClass(actor, classroom), hasBegun(exam, now));
}

/** Nobody has a result of an exam that has not begun; most likely another one was meant. */
export function hasBegun({ starts_at }: Begun, now: Date): Verdict {
  return now < starts_at ? refused('scoresBeforeStart') : allowed;
}

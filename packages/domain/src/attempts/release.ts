import type { Assignment, QuestionType, ReleaseTime, Shown } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { questionTraits } from '../questions/questionTypes.ts';
import { mayReview } from './mayReview.ts';
import type { RunningAttempt } from './maySave.ts';
import { isWithinGrace } from './time.ts';

/** When students see their score, their answers and the key after they have handed in: a setting of the assignment. */
export type Release = Pick<Assignment, 'show_score' | 'show_answers' | 'show_key'>;

/** From the earliest to the latest, as selectors list them. */
export const releaseTimes = [
  'at_once',
  'no_attempt_left',
  'ended',
  'never',
] as const satisfies readonly ReleaseTime[];

/** The key waits for everybody because a classmate may still sit the exam. */
export const defaultRelease: Release = { show_score: 'at_once', show_answers: 'at_once', show_key: 'ended' };

/** What decides how much of an attempt its student sees. */
export interface ReleaseFacts {
  readonly attempt: RunningAttempt;
  readonly release: Release;
  /** The assignment's end. */
  readonly end: Date;
  readonly attemptsLeft: number;
  /** The latest deadline of the student's attempts that are not handed in by the student; null without one. */
  readonly ownDeadline: Date | null;
  /** The same of all participants: extra time may exceed the end. */
  readonly latestDeadline: Date | null;
}

/** Returns what a student sees now of the own attempt; others see everything. */
export function shownToStudent(facts: ReleaseFacts, now: Date): Shown {
  const { attempt, release } = facts;
  if (!mayReview(attempt, true, now).allowed) return 'nothing';
  if (!isReached(release.show_score, facts, now)) return 'nothing';
  if (!isReached(release.show_answers, facts, now)) return 'score';
  return isReached(release.show_key, facts, now) ? 'key' : 'answers';
}

/** Whether a student sees a score that was entered, not earned by an attempt: from when an attempt's would be shown. */
export function showsEnteredScore(facts: Omit<ReleaseFacts, 'attempt'>, now: Date): boolean {
  return isReached(facts.release.show_score, facts, now);
}

function isReached(time: ReleaseTime, facts: Omit<ReleaseFacts, 'attempt'>, now: Date): boolean {
  const { end, attemptsLeft, ownDeadline, latestDeadline } = facts;
  switch (time) {
    case 'at_once':
      return true;
    case 'no_attempt_left':
      return (attemptsLeft === 0 || now >= end) && !isOpen(ownDeadline, now);
    case 'ended':
      return !isOpen(end, now) && !isOpen(latestDeadline, now);
    case 'never':
      return false;
  }
}

function isOpen(deadline: Date | null, now: Date): boolean {
  return deadline !== null && isWithinGrace(deadline, now);
}

/** Another assignment in the unit with some of the same questions. */
export interface SharedUse {
  readonly show_key: ReleaseTime;
  /** When nobody can answer it any more: its end, or a later deadline of somebody with extra time. */
  readonly end: Date;
}

/**
 * Returns until when other assignments of the same questions hold back a key: as long as one of them can still be
 * answered or is yet to come. Between two that show their keys early, nothing is left to keep.
 */
export function keyHeldUntil(release: Release, others: readonly SharedUse[], now: Date): Date | null {
  const holding = others
    .filter(({ end, show_key }) => isOpen(end, now) && !(isKeyEarly(release) && isBefore(show_key, 'ended')))
    .map(({ end }) => end.getTime());
  return holding.length === 0 ? null : new Date(Math.max(...holding));
}

/** Returns whether what is shown includes something. */
export function includes(shown: Shown, thing: Exclude<Shown, 'nothing'>): boolean {
  return levels.indexOf(shown) >= levels.indexOf(thing);
}

const levels: readonly Shown[] = ['nothing', 'score', 'answers', 'key'];

/** Returns whether the mark of one answer is shown: right and wrong reveal the key, a teacher's mark comes with the answers. */
export function isMarkShown(shown: Shown, type: QuestionType): boolean {
  return includes(shown, questionTraits[type].markedBy === 'teacher' ? 'answers' : 'key');
}

/** Returns whether students can see the key while others may still sit the exam, of which whoever assigns it is warned. */
export function isKeyEarly({ show_key }: Release): boolean {
  return isBefore(show_key, 'ended');
}

/** Validates a release: nothing is shown before what it builds on. */
export function checkRelease({ show_score, show_answers, show_key }: Release): FieldError[] {
  if (isBefore(show_answers, show_score)) return [fieldError('show_answers', 'answersBeforeScore')];
  return isBefore(show_key, show_answers) ? [fieldError('show_key', 'keyBeforeAnswers')] : [];
}

function isBefore(time: ReleaseTime, other: ReleaseTime): boolean {
  return releaseTimes.indexOf(time) < releaseTimes.indexOf(other);
}

import type { ApprovalStatus } from '@sen/api/contract/model';
import type { ErrorParams } from '../errors/formatError.ts';
import type { serverErrors as forumErrors } from '../forum/serverErrors.ts';
import type { serverErrors } from './serverErrors.ts';

/** Only the server knows the facts, so its messages are not loaded by the portal. */
export interface ReopeningRefusal {
  readonly code: keyof typeof serverErrors | keyof typeof forumErrors;
  readonly params: ErrorParams;
}

/** What the undoing of any decision depends on. */
interface DecidedFacts {
  readonly status: ApprovalStatus;
  readonly name: string;
  /** Whether the same was asked for again since. */
  readonly asked_again: boolean;
}

/**
 * Why a decision cannot be undone: something depends on it; null when nothing does.
 * @param whyKept why its effects cannot be taken back, if it is an approval: a rule of its kind
 */
export function whyNotReopened(
  { status, name, asked_again }: DecidedFacts,
  whyKept: ReopeningRefusal | null,
): ReopeningRefusal | null {
  if (status === 'pending' || status === 'withdrawn') return { code: 'noDecisionToUndo', params: { name } };
  if (asked_again) return { code: 'askedAgainSince', params: { name } };
  return status === 'denied' ? null : whyKept;
}

/** What taking back a place in a class depends on. */
export interface PlacedFacts {
  /** Whether the place in the class is the one that the approval gave. */
  readonly keeps_place: boolean;
  /** Whether the person has learned, been marked or answered anything in that class. */
  readonly has_work: boolean;
}

/** Why a place in a class is not taken back; what else a unit has of an admitted person is found afterwards. */
export function whyPlaceIsKept(
  name: string,
  { keeps_place, has_work }: PlacedFacts,
): ReopeningRefusal | null {
  if (has_work) return { code: 'begunToLearn', params: { name } };
  return keeps_place ? null : { code: 'placeChangedSince', params: { name } };
}

/** What taking a course out of the catalogue depends on. */
export interface PublishedFacts {
  /** Whether the course is in the catalogue by this approval, and has not been changed since. */
  readonly keeps_course: boolean;
  /** Whether anybody has asked for the course since. */
  readonly course_taken: boolean;
}

/** Why a course that was made public stays so. */
export function whyCourseIsKept(
  course: string,
  { keeps_course, course_taken }: PublishedFacts,
): ReopeningRefusal | null {
  if (course_taken) return { code: 'courseTakenSince', params: { course } };
  return keeps_course ? null : { code: 'courseChangedSince', params: { course } };
}

/** What taking back the approval of a topic depends on. */
export interface ApprovedTopicFacts {
  readonly deleted: boolean;
  /** Whether the system has decided on what the unit approved. */
  readonly decided_since: boolean;
  /** Whether anybody has replied since it was published. */
  readonly answered: boolean;
}

/** Why the approval of a topic stays. */
export function whyTopicIsKept(
  title: string,
  { deleted, decided_since, answered }: ApprovedTopicFacts,
): ReopeningRefusal | null {
  if (deleted) return { code: 'topicGone', params: { title } };
  if (decided_since) return { code: 'topicDecidedSince', params: { title } };
  return answered ? { code: 'topicAnsweredSince', params: { title } } : null;
}

import type { ApprovalStatus, RequestKind } from '@sen/api/contract/model';
import type { ErrorParams } from '../errors/formatError.ts';
import type { serverErrors } from './serverErrors.ts';

/** What the undoing of a decision depends on. */
export interface DecidedFacts {
  readonly kind: RequestKind;
  readonly status: ApprovalStatus;
  readonly name: string;
  readonly course_name: string | null;
  /** Whether the same was asked for again since. */
  readonly asked_again: boolean;
  /** Whether the place in the class is the one that the approval gave. */
  readonly keeps_place: boolean;
  /** Whether the person has learned, been marked or answered anything in that class. */
  readonly has_work: boolean;
  /** Whether the course is in the catalogue by this approval, and has not been changed since. */
  readonly keeps_course: boolean;
  /** Whether anybody has asked for the course since. */
  readonly course_taken: boolean;
}

/** Only the server knows the facts, so its messages are not loaded by the portal. */
export interface ReopeningRefusal {
  readonly code: keyof typeof serverErrors;
  readonly params: ErrorParams;
}

/**
 * Why a decision cannot be undone: something depends on it; null when nothing does. What else a unit has of an admitted person is
 * found afterwards.
 */
export function whyNotReopened(facts: DecidedFacts): ReopeningRefusal | null {
  const { kind, status } = facts;
  const name = { name: facts.name };
  const course = { course: facts.course_name ?? '…' };
  if (status === 'pending' || status === 'withdrawn') return { code: 'noDecisionToUndo', params: name };
  if (facts.asked_again) return { code: 'askedAgainSince', params: name };
  if (status === 'denied') return null;
  if (kind === 'public_course') {
    if (facts.course_taken) return { code: 'courseTakenSince', params: course };
    return facts.keeps_course ? null : { code: 'courseChangedSince', params: course };
  }
  if (facts.has_work) return { code: 'begunToLearn', params: name };
  return facts.keeps_place ? null : { code: 'placeChangedSince', params: name };
}

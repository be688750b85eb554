import type { CourseReviewDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** What a review depends on. */
export interface ReviewFacts {
  /** The person is or was a student of a class of the course. */
  readonly attends: boolean;
  /** One of these classes has begun. */
  readonly begun: boolean;
  readonly reviewed: boolean;
}

/** Allows the first review of a course by somebody who attends it or did. */
export function mayReview({ attends, begun, reviewed }: ReviewFacts): Verdict {
  if (!attends) return refused('courseNotAttended');
  if (!begun) return refused('courseNotBegun');
  return reviewed ? refused('courseAlreadyReviewed') : allowed;
}

/** Validates a review: stars, and a text or none. */
export function checkReview({ stars }: CourseReviewDraft): FieldError[] {
  return stars === null || stars === undefined ? [fieldError('stars', 'thisFieldIsRequired')] : [];
}

import type { BadgeDraft } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { hundredths, points } from '../exams/hundredths.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';

/** A badge without its picture, which is judged by its bytes, and its unit, which stays. */
export type BadgeFields = Omit<BadgeDraft, 'image' | 'company_id' | 'version'>;

/** A hundred years. */
export const longestJoinDays = 36_500;

/**
 * Validates a badge in the order of its form; `hasImage` is whether it has a picture, or gets one. A rule that nobody can meet, or that
 * everybody meets, is refused. The server checks that the courses are of the unit, and `checkScoredCourses`.
 */
export function checkBadge(badge: BadgeFields, hasImage: boolean): FieldError[] {
  const {
    name,
    course_ids = [],
    required_course_count = 0,
    minimum_score = null,
    required_join_days = null,
  } = badge;
  const courses = new Set(course_ids).size;
  return [
    ...(hasImage ? [] : [fieldError('image', 'badgeWithoutImage')]),
    ...required('name', tidySpaces(name)),
    ...(courses === 0 && required_join_days === null ? [fieldError('course_ids', 'badgeWithoutRule')] : []),
    ...courseCountErrors(courses, required_course_count),
    ...scoreErrors(courses, minimum_score),
    ...(required_join_days !== null && (required_join_days < 1 || required_join_days > longestJoinDays)
      ? [fieldError('required_join_days', 'badgeJoinTimeInvalid', { max: longestJoinDays })]
      : []),
  ];
}

function courseCountErrors(courses: number, count: number): FieldError[] {
  if (courses > 0 && count < 1) return [fieldError('required_course_count', 'badgeNeedsNoCourse')];
  return count > courses
    ? [fieldError('required_course_count', 'badgeNeedsTooManyCourses', { required: count, courses })]
    : [];
}

function scoreErrors(courses: number, score: number | null): FieldError[] {
  if (score === null) return [];
  if (score > 100) return [fieldError('minimum_score', 'badgeScoreTooHigh')];
  return courses === 0 ? [fieldError('minimum_score', 'badgeScoreWithoutCourses')] : [];
}

/** Refuses a minimum score where fewer courses can have a score than must have one. @param scored those that can */
export function checkScoredCourses(
  { min_score, required_courses }: { min_score: number | null; required_courses: number },
  scored: number,
): FieldError<ErrorCode>[] {
  return min_score !== null && scored < required_courses
    ? [
        fieldError('minimum_score', 'badgeScoreWithoutExams', {
          required: required_courses,
          courses: scored,
        }),
      ]
    : [];
}

interface Renamed {
  course_ids: never;
  required_course_count: 'required_courses';
  minimum_score: 'min_score';
  required_join_days: 'join_days';
}

/** The stored form of a valid badge: each course once. */
export function keptBadge({ name, course_ids, minimum_score = null, active = true, ...rule }: BadgeFields) {
  return {
    badge: {
      name: tidySpaces(name),
      required_courses: rule.required_course_count ?? 0,
      min_score: minimum_score === null ? null : points(hundredths(minimum_score)),
      join_days: rule.required_join_days ?? null,
      active,
    } satisfies KeptOf<BadgeFields, Renamed>,
    course_ids: [...new Set(course_ids)],
  };
}

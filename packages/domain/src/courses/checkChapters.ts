import type { CourseChapter } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { hasTwoDecimals, hundredths } from '../exams/hundredths.ts';

/** The most chapters, sessions and exams of a course in all. */
export const mostNodes = 1000;

/** Validates the chapters: titles, ids, exams and their weights, each error at its node. */
export function checkChapters(chapters: readonly CourseChapter[]): FieldError[] {
  if (chapters.length === 0) return [fieldError('chapters', 'courseChaptersMissing')];
  const count = chapters.reduce(
    (sum, { sessions, surveys }) => sum + 1 + sessions.length + surveys.length,
    0,
  );
  if (count > mostNodes) return [fieldError('chapters', 'courseTooManyNodes', { count, max: mostNodes })];
  const seen = new Set<string>();
  const checkId = (field: string, id: string) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [fieldError(`${field}.id`, 'courseNodeTwice')] : [];
  };
  const wrong = chapters.flatMap(({ id, chapter_name, sessions, surveys }, at) => [
    ...checkId(`chapters.${at}`, id),
    ...required(`chapters.${at}.chapter_name`, chapter_name),
    ...sessions.flatMap((session, place) => [
      ...checkId(`chapters.${at}.sessions.${place}`, session.id),
      ...required(`chapters.${at}.sessions.${place}.session_name`, session.session_name),
      ...(session.kind === 'online' && (session.lesson_id ?? null) !== null
        ? [fieldError(`chapters.${at}.sessions.${place}.lesson_id`, 'courseLessonOnline')]
        : []),
    ]),
    ...surveys.flatMap((exam, place) => {
      const field = `chapters.${at}.surveys.${place}`;
      const isTwice = surveys.findIndex(({ survey_id }) => survey_id === exam.survey_id) < place;
      return [
        ...checkId(field, exam.id),
        ...(isTwice ? [fieldError(`${field}.survey_id`, 'courseExamTwice')] : []),
        ...checkWeight(`${field}.weight`, exam.weight),
      ];
    }),
  ]);
  return [...wrong, ...checkWeightSum(chapters)];
}

function checkWeight(field: string, weight: number | null): FieldError[] {
  if (weight === null || Number.isNaN(weight)) return [fieldError(field, 'thisFieldIsRequired')];
  if (!(weight > 0)) return [fieldError(field, 'courseWeightNotPositive')];
  return hasTwoDecimals(weight) ? [] : [fieldError(field, 'tooManyDecimals', { max: 2 })];
}

/** The weights of all chapter exams of a course add up to 100, exact to two decimals; a course without exams has no sum. */
function checkWeightSum(chapters: readonly CourseChapter[]): FieldError[] {
  const weights = chapters.flatMap(({ surveys }) => surveys.map(({ weight }) => weight));
  if (weights.length === 0) return [];
  const sum = weights.reduce((total: number, weight) => total + hundredths(weight ?? 0), 0);
  const rest = 10_000 - sum;
  if (rest === 0) return [];
  return [
    fieldError('chapters', rest > 0 ? 'courseWeightsTooLow' : 'courseWeightsTooHigh', {
      sum: sum / 100,
      rest: Math.abs(rest) / 100,
    }),
  ];
}

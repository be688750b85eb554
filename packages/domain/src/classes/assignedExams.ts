import type { Assignment, Class } from '@sen/api/contract/model';

type AssignedExams = Pick<Class, 'surveys' | 'chapter_surveys' | 'session_surveys'>;

/** The assigned exams of a class by where they belong, each list in the given order. */
export function byPlace(assignments: readonly Assignment[]): AssignedExams {
  return {
    surveys: assignments.filter(({ chapter_id, session_id }) => chapter_id === null && session_id === null),
    chapter_surveys: assignments.filter(({ chapter_id }) => chapter_id !== null),
    session_surveys: assignments.filter(({ session_id }) => session_id !== null),
  };
}

/** All assigned exams of a class, earliest start first. */
export function assignedExams({ surveys, chapter_surveys, session_surveys }: AssignedExams): Assignment[] {
  return [...surveys, ...chapter_surveys, ...session_surveys].toSorted(
    (one, other) =>
      Date.parse(one.start_time) - Date.parse(other.start_time) || Number(one.id) - Number(other.id),
  );
}

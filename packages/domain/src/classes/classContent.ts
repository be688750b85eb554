import type { Assignment, Class, CourseChapter, CourseSession } from '@sen/api/contract/model';
import { itemsOf } from '../courses/courseNodes.ts';

type Taught = Pick<Class, 'course' | 'chapters' | 'surveys' | 'chapter_surveys' | 'session_surveys'>;

/** An exam of the course that the class has not been given yet; without a weight it is the final exam. */
export interface PlannedExam {
  /** The id of its node in the course, or 'final'. */
  readonly id: string;
  readonly survey_id: string;
  readonly title: string;
  readonly weight: number | null;
  readonly chapter_id: string | null;
}

export interface ClassSession {
  readonly id: string;
  readonly title: string;
  readonly kind: NonNullable<CourseSession['kind']>;
  /** The name of its lesson; null without one. */
  readonly lesson: string | null;
  /** Its place in its chapter, from 1: the exams of the course have one, too. */
  readonly number: number;
  readonly exams: readonly Assignment[];
}

export interface ClassChapter {
  readonly id: string;
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly sessions: readonly ClassSession[];
  readonly exams: readonly Assignment[];
  readonly planned: readonly PlannedExam[];
  /** The weights of the exams that the course has in it, by exam. */
  readonly weights: ReadonlyMap<string, number | null>;
}

/** What a class teaches, with the exams where they belong. */
export interface ClassContent {
  readonly chapters: readonly ClassChapter[];
  /** Those of the whole class. */
  readonly exams: readonly Assignment[];
  /** The final exam, until it is assigned. */
  readonly planned: readonly PlannedExam[];
}

/**
 * The chapters of a class with their exams. An exam of the course counts as assigned once its chapter, a session of it or the whole
 * class has it: the same exam may be one of several chapters.
 */
export function classContent(classroom: Taught): ClassContent {
  const { course, chapters, surveys, chapter_surveys, session_surveys } = classroom;
  const isOfClass = (survey_id: string) => surveys.some((exam) => exam.survey_id === survey_id);
  return {
    chapters: chapters.map((chapter, at) => {
      const sessions = sessionsOf(chapter, session_surveys);
      const exams = chapter_surveys.filter(({ chapter_id }) => chapter_id === chapter.id);
      const assigned = [...exams, ...sessions.flatMap((session) => session.exams)];
      const planned = chapter.surveys
        .filter(({ survey_id }) => assigned.every((exam) => exam.survey_id !== survey_id))
        .filter(({ survey_id }) => !isOfClass(survey_id))
        .map(({ id, survey_id, survey_title, weight }) => ({
          id,
          survey_id,
          title: survey_title ?? '',
          weight,
          chapter_id: chapter.id,
        }));
      const weights = new Map(chapter.surveys.map(({ survey_id, weight }) => [survey_id, weight]));
      return {
        id: chapter.id,
        title: chapter.chapter_name,
        number: at + 1,
        sessions,
        exams,
        planned,
        weights,
      };
    }),
    exams: surveys,
    planned:
      course.survey === null || isOfClass(course.survey.id)
        ? []
        : [
            {
              id: 'final',
              survey_id: course.survey.id,
              title: course.survey.name,
              weight: null,
              chapter_id: null,
            },
          ],
  };
}

function sessionsOf(chapter: CourseChapter, exams: readonly Assignment[]): ClassSession[] {
  return itemsOf(chapter).flatMap((item, at) =>
    'session_name' in item
      ? [
          {
            id: item.id,
            title: item.session_name,
            kind: item.held,
            lesson: item.lesson_name ?? null,
            number: at + 1,
            exams: exams.filter(({ session_id }) => session_id === item.id),
          },
        ]
      : [],
  );
}

/** Where the course has an exam that is to be assigned: the first place that it is not assigned to yet. */
export function plannedPlace(
  classroom: Taught,
  surveyId: string,
): Pick<PlannedExam, 'chapter_id'> | undefined {
  const { chapters, planned } = classContent(classroom);
  return [...chapters.flatMap((chapter) => chapter.planned), ...planned].find(
    ({ survey_id }) => survey_id === surveyId,
  );
}

import type { Generated, GeneratedAlways } from 'kysely';
import type { CourseKind, CourseLevel, SessionKind } from '@sen/api/contract/model';
import type { Dated, Id, InstantOrNull, UniquelyNamed } from '../columns.ts';

/** Unique by name in its project, by code in its unit. */
export interface CourseTable extends UniquelyNamed, Dated {
  id: Id;
  company_id: string;
  project_id: string;
  kind: Generated<CourseKind>;
  code: string;
  description: Generated<string>;
  level: CourseLevel | null;
  /** The field: a category of the kind `course_business` or `course`. */
  category_id: string | null;
  benefits: Generated<string>;
  introduction: Generated<string>;
  trailer_video: string | null;
  banner_file: string | null;
  /** The address of the banner. */
  banner: GeneratedAlways<string | null>;
  completion_score: number | null;
  certificate_score: number | null;
  excellent: number | null;
  good: number | null;
  average: number | null;
  final_exam_id: string | null;
  /** The lecturer. */
  teacher_id: string | null;
  start_time: InstantOrNull;
  completion_days: number | null;
  /** Whole euros; null of a business course. */
  price: number | null;
  /** Since when it is in the catalogue of free courses, which all units see. */
  public_since: InstantOrNull;
  created_by: string | null;
  updated_by: string | null;
  version: Generated<number>;
}

/** The ids of nodes are made by clients, and unique in their course: a copy keeps them. */
export interface CourseChapterTable {
  course_id: string;
  id: string;
  position: number;
  name: string;
}

export interface CourseSessionTable {
  course_id: string;
  id: string;
  chapter_id: string;
  /** Among the sessions and exams of its chapter. */
  position: number;
  name: string;
  kind: Generated<SessionKind>;
  lesson_id: string | null;
}

export interface CourseChapterExamTable {
  course_id: string;
  id: string;
  chapter_id: string;
  /** Among the sessions and exams of its chapter. */
  position: number;
  exam_id: string;
  /** Percent; those of a course add up to 100. */
  weight: number;
}

export interface CoursesTables {
  course: CourseTable;
  course_chapter: CourseChapterTable;
  course_session: CourseSessionTable;
  course_chapter_exam: CourseChapterExamTable;
}

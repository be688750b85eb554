import type { Generated } from 'kysely';
import type { LessonStatus } from '@sen/api/contract/model';
import type { Dated, Id, Named } from '../columns.ts';

export interface LessonTable extends Named, Dated {
  id: Id;
  company_id: string;
  category_id: string;
  project_id: string;
  status: LessonStatus;
  /** The state that unlocking restores. */
  locked_from: 'published' | 'project' | null;
  link: string | null;
  duration_seconds: number | null;
  copied_from: string | null;
  created_by: string;
  updated_by: string | null;
  version: Generated<number>;
}

/** Copies of a lesson share its files. */
export interface LessonFileTable {
  lesson_id: string;
  file_id: string;
  position: number;
  /** Of one file of each lesson. */
  is_main: boolean;
}

export interface LessonsTables {
  lesson: LessonTable;
  lesson_file: LessonFileTable;
}

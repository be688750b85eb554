import type { CourseCompletion, ResultRating } from '@sen/api/contract/model';
import type { Generated } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** What a student has reached in a class; a row once it has been computed. */
export interface CourseResultTable {
  classroom_id: string;
  user_id: string;
  completion: CourseCompletion;
  score: number | null;
  rating: ResultRating | null;
  certificate: boolean;
  /** Since when the course is completed, without a break; null while it is not. */
  completed_at: InstantOrNull;
  updated_at: Instant;
}

/** Results to be computed. Written only by triggers. */
export interface CourseResultDueTable {
  id: Id;
  classroom_id: string;
  /** null: all students of the class. */
  user_id: string | null;
}

/** One row. */
export interface CourseResultClockTable {
  id: Generated<number>;
  handled_to: Instant;
}

/** A class whose results could not be computed, which rests. */
export interface CourseResultPauseTable {
  classroom_id: string;
  /** One after the other. */
  failures: number;
  until: Instant;
}

export interface CompletionTables {
  course_result: CourseResultTable;
  course_result_due: CourseResultDueTable;
  course_result_clock: CourseResultClockTable;
  course_result_pause: CourseResultPauseTable;
}

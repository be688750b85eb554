import type { CourseCompletion, ResultRating } from '@sen/api/contract/model';
import type { CourseRule } from '@sen/domain/completion/courseRule';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** What a student has reached in a class; a row once it has been computed. */
export interface CourseResultTable {
  classroom_id: string;
  user_id: string;
  completion: CourseCompletion;
  score: number | null;
  rating: ResultRating | null;
  certificate: boolean;
  /** Marks of an exam that counts are not all given. */
  waiting: Generated<boolean>;
  /** Since when the course is completed, without a break; null while it is not. */
  completed_at: InstantOrNull;
  /** What it was computed from, packed; null until it is computed again. */
  facts: Generated<string | null>;
  updated_at: Instant;
}

/**
 * Results to be computed. Triggers add rows of what has changed, `addEndedToDue` those of classes and exams that have ended;
 * `takeDueResults` replaces the row of a class by its students, and deletes what it takes.
 */
export interface CourseResultDueTable {
  id: Id;
  classroom_id: string;
  /** null: all students of the class. */
  user_id: string | null;
  /** Whether only the rule is another: what the result is computed from is as it was. */
  same_facts: Generated<boolean>;
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

/** The weights and scores of a course, brought to its classes. */
export interface CourseRuleChangeTable {
  id: Id;
  course_id: string;
  reason: string;
  created_by: string;
  created_at: Instant;
  undone_by: string | null;
  undone_at: InstantOrNull;
  /** Of the classes concerned, and how many of them moved. */
  students: number;
  lost: number;
  gained: number;
  adjusted: number;
}

export interface CourseRuleChangeClassTable {
  change_id: string;
  classroom_id: string;
  before: ColumnType<CourseRule, string, never>;
  after: ColumnType<CourseRule, string, never>;
}

export interface CompletionTables {
  course_rule_change: CourseRuleChangeTable;
  course_rule_change_class: CourseRuleChangeClassTable;
  course_result: CourseResultTable;
  course_result_due: CourseResultDueTable;
  course_result_clock: CourseResultClockTable;
  course_result_pause: CourseResultPauseTable;
}

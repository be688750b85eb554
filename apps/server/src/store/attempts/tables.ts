import type { ColumnType, Generated } from 'kysely';
import type { AnswerValue, AttemptState, CriterionMark, Retake, SubmittedBy } from '@sen/api/contract/model';
import type { Id, Instant, InstantOrNull, JsonOrNull } from '../columns.ts';

export interface AttemptTable {
  id: Id;
  assignment_id: string;
  user_id: string;
  /** Counted from 0. */
  number: number;
  state: Generated<AttemptState>;
  started_at: Instant;
  deadline: Instant;
  submitted_at: InstantOrNull;
  submitted_by: SubmittedBy | null;
  /** When saves within the grace period ended, because the student saw a result. */
  sealed_at: InstantOrNull;
  /** Determines the order of the paper. */
  seed: string;
  /** Changes when the database is restored from a backup: numbers of another epoch mean nothing. */
  epoch: Generated<string>;
  /** The last number assigned to an entry of this attempt. */
  server_seq: Generated<number>;
  /** The last entry of each journal. */
  journals: ColumnType<Record<string, number>, string | undefined, string>;
  /** Points the server gave each question of a finished attempt; null where a teacher must mark. */
  scores: ColumnType<Record<string, number | null> | null, string | null | undefined, string | null>;
  /** Before the deduction, and after it. */
  score: number | null;
  final_score: number | null;
  waiting_questions: Generated<number>;
  /** How many actions of the exam room concern it. */
  notice_count: Generated<number>;
}

/**
 * An attempt that was reset, under its own id, which its answers and marks keep. It is not in `attempt`, so that whatever reads
 * attempts reads those that count.
 */
export interface ResetAttemptTable extends Omit<AttemptTable, 'id'> {
  id: string;
  retake: Retake;
  reason: string | null;
  reset_by: string;
  reset_at: Instant;
}

/** Append-only: every acknowledged entry, including those not applied. */
export interface AnswerEntryTable {
  attempt_id: string;
  server_seq: number;
  journal_id: string;
  /** int8: read as text. */
  seq: ColumnType<string, number | string, never>;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  flagged: boolean | null;
  base: number;
  applied: boolean;
  written_at: Instant;
  saved_at: Instant;
}

/** The current answers, one row per question. */
export interface AttemptAnswerTable {
  attempt_id: string;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  /** The entry that set the answer; `server_seq` is the last that changed anything, flags included. */
  answer_seq: number | null;
  /** null: never set. */
  flagged: boolean | null;
  server_seq: number;
  journal_id: string;
  saved_at: Instant;
}

/** A teacher's mark of the answer set by that entry: a later answer needs a new mark. */
export interface AnswerMarkTable {
  attempt_id: string;
  question_id: string;
  answer_seq: number;
  mark: number;
  comment: string | null;
  /** The levels by which it was marked; null without a rubric. */
  rubric: JsonOrNull<CriterionMark[]>;
  marked_by: string;
  marked_at: Instant;
  /** The points of the question when a correction had changed them; else null. */
  worth: Generated<number | null>;
  /** How often the answer has been marked. */
  revision: Generated<number>;
}

export interface AttemptsTables {
  attempt: AttemptTable;
  reset_attempt: ResetAttemptTable;
  answer_entry: AnswerEntryTable;
  attempt_answer: AttemptAnswerTable;
  answer_mark: AnswerMarkTable;
}

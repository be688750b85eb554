import type { ColumnType, Generated } from 'kysely';
import type { AnswerValue, AttemptState, SubmittedBy } from '@sen/api/contract/model';
import type { Id, Instant, InstantOrNull, JsonOrNull } from '../columns.ts';

export interface AttemptTable {
  id: Id;
  assignment_id: string;
  user_id: string;
  /** From 0. */
  number: number;
  state: Generated<AttemptState>;
  started_at: Instant;
  deadline: Instant;
  submitted_at: InstantOrNull;
  submitted_by: SubmittedBy | null;
  /** Since when nothing more is taken within the grace, because its student has seen a result. */
  sealed_at: InstantOrNull;
  /** Gives the order of the paper. */
  seed: string;
  /** The last number given to an entry of this attempt. */
  server_seq: Generated<number>;
  /** The last entry of each journal. */
  journals: ColumnType<Record<string, number>, string | undefined, string>;
  /** What the server gave each question once the attempt is over; null where a teacher has to read. */
  scores: ColumnType<Record<string, number | null> | null, string | null | undefined, string | null>;
  /** Before the deduction, and after it. */
  score: number | null;
  final_score: number | null;
  waiting_questions: Generated<number>;
}

/** Append-only: every entry that was acknowledged, also those that were not applied. */
export interface AnswerEntryTable {
  attempt_id: string;
  server_seq: number;
  journal_id: string;
  /** int8: arrives as text. */
  seq: ColumnType<string, number | string, never>;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  flagged: boolean | null;
  base: number;
  applied: boolean;
  written_at: Instant;
  saved_at: Instant;
}

/** The answer that counts now, one row a question. */
export interface AttemptAnswerTable {
  attempt_id: string;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  /** The entry that gave the answer; `server_seq` is the last that changed anything, a flag too. */
  answer_seq: number | null;
  /** null: never said. */
  flagged: boolean | null;
  server_seq: number;
  journal_id: string;
  saved_at: Instant;
}

/** A mark by hand, for the answer of that entry: a later answer waits again. */
export interface AnswerMarkTable {
  attempt_id: string;
  question_id: string;
  answer_seq: number;
  mark: number;
  comment: string | null;
  marked_by: string;
  marked_at: Instant;
}

export interface AttemptsTables {
  attempt: AttemptTable;
  answer_entry: AnswerEntryTable;
  attempt_answer: AttemptAnswerTable;
  answer_mark: AnswerMarkTable;
}

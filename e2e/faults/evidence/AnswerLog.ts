import type { AnswerValue } from '@sen/api/contract/model';

/** A row of `answer_entry`. */
export interface LogRow {
  attempt_id: string;
  server_seq: number;
  journal_id: string;
  seq: number;
  question_id: string;
  answer: AnswerValue | null;
  flagged: boolean | null;
  base: number;
  applied: boolean;
}

/** A row of `attempt_answer`. */
export interface CurrentRow {
  attempt_id: string;
  question_id: string;
  answer: AnswerValue | null;
  flagged: boolean | null;
}

/** The content of a stopped server's database. */
export interface AnswerLog {
  entries: LogRow[];
  current: CurrentRow[];
}

import type { AnswerEntry, AnswerValue, Attempt, HandInKey, SavedAnswer } from '@sen/api/contract/model';
import type { DeviceTables, RowOwner, TableRows } from '../device/Tables';

/**
 * The owner and attempt of a journal: the prefix of every key, so that nobody sees or sends another person's answers.
 */
export interface JournalOwner extends RowOwner {
  attempt_id: string;
}

/** The attempt of a journal. */
export interface JournalSubject extends JournalOwner {
  survey_id: string;
  /** The exam's title, to name unsent changes. */
  title: string;
}

export interface JournalHead extends JournalSubject {
  journal_id: string;
  /** The last number given to an entry. */
  last_seq: number;
  /** The last number that may have left this device; an entry above it can still be replaced. */
  sent_seq: number;
  /** The last number that the server has. */
  acknowledged_seq: number;
  known_server_seq: number;
  /** The server's epoch, to which all its numbers here belong; null while there are none. */
  epoch: string | null;
  /** Epoch milliseconds; null until the server has sent it. */
  deadline: number | null;
  /** The server's time and this device's wall clock at the last response: all that an offline reload has. */
  seen: { server: number; wall: number } | null;
  /** To write a file of what the server lacks; null until the server has sent it. */
  hand_in: HandInKey | null;
  /** Why the server accepts nothing more of this attempt. */
  over: string | null;
}

/** An answer that the server refused; kept and shown until the question is answered again. */
export interface RefusedAnswer {
  question_id: string;
  answer?: AnswerValue;
  flagged?: boolean;
  code: string;
  /** In the user's language, from the server. */
  message: string;
}

/** A change without a number yet. `base`: the server_seq of the answer that the page showed. */
export type Change = Omit<AnswerEntry, 'seq'>;

/** An entry and the journal that its number belongs to. */
export interface WrittenEntry extends AnswerEntry {
  journal_id: string;
}

/** An entry as sent; the batch names its journal once. */
export function bareEntry({ journal_id: _journal, ...entry }: WrittenEntry): AnswerEntry {
  return entry;
}

/** Everything stored of one attempt. */
export interface JournalRows {
  heads: JournalHead;
  entries: AnswerEntry;
  answers: SavedAnswer;
  refusals: RefusedAnswer;
  papers: Attempt;
}

export type TableName = keyof JournalRows;

export const tableNames = [
  'heads',
  'entries',
  'answers',
  'refusals',
  'papers',
] as const satisfies TableName[];

/** One attempt's rows within a transaction. */
export type Rows = TableRows<JournalRows>;

export type Tables = DeviceTables<JournalOwner, JournalRows>;

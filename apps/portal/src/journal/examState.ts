import type { AnswerValue, SavedAnswer } from '@sen/api/contract/model';
import type { JournalContent } from './AttemptJournal';
import type { RefusedAnswer, WrittenEntry } from './journalRecords';

export interface EntryNumber {
  journal_id: string;
  seq: number;
}

/** A change that the server has not acknowledged. Times are the server's, epoch milliseconds. */
export interface Unsaved<Value> {
  value: Value;
  /** Its number and journal; null while it is not in a journal yet. */
  entry: EntryNumber | null;
  /** The server_seq of the answer that the page showed when it was changed. */
  base: number;
  at: number;
}

/** The known values of one question, newest first: unsaved, then refused, then saved on the server. */
export interface QuestionRecord {
  server: SavedAnswer | null;
  answer: Unsaved<AnswerValue> | null;
  flag: Unsaved<boolean> | null;
  refused: RefusedAnswer | null;
  /** Incremented when the answer or flag changes from outside of this page. */
  revision: number;
  /** The shown value comes from another tab or device. */
  elsewhere: boolean;
}

export type Link = 'connecting' | 'online' | 'offline' | 'unreachable' | 'signedOut' | 'over';

export interface Reason {
  code: string;
  /** In the user's language, from the server; may be empty. */
  message: string;
}

export interface ExamState {
  /** The journal that was read last; the server's numbers may restart with another one. */
  journalId: string | null;
  /** The epoch of the server's numbers. */
  epoch: string | null;
  questions: Readonly<Record<string, QuestionRecord>>;
  /** By journal: the last number that need not be sent, even when the device cannot store it. */
  doneSeqs: Readonly<Record<string, number>>;
  link: Link;
  linkSince: number;
  reason: Reason | null;
  /** When the server last accepted an answer. */
  savedAt: number | null;
  deadline: number | null;
  submitted: boolean;
  /** How many notices the exam room has for this attempt. */
  notices: number;
  /** False when this device cannot store the journal. */
  durable: boolean;
}

export type ExamEvent =
  | { kind: 'loaded'; content: JournalContent; at: number }
  | { kind: 'changed'; question_id: string; answer?: AnswerValue; flagged?: boolean; at: number }
  /** `here`: by this page; otherwise by another tab. */
  | { kind: 'written'; entry: WrittenEntry; local: boolean; at: number }
  | {
      kind: 'acknowledged';
      journal_id: string;
      acknowledged_seq: number;
      epoch: string;
      saved_at: string;
      deadline: number;
      submitted: boolean;
      notices: number;
      changes: SavedAnswer[];
      at: number;
    }
  /** A journal was abandoned up to this number: its entries were written again elsewhere. */
  | { kind: 'superseded'; journal_id: string; seq: number; at: number }
  | { kind: 'setAside'; journal_id: string; seq: number; refusal: RefusedAnswer; at: number }
  | { kind: 'link'; link: Link; reason?: Reason; at: number }
  | { kind: 'notDurable' };

export const emptyExamState: ExamState = {
  journalId: null,
  epoch: null,
  questions: {},
  doneSeqs: {},
  link: 'connecting',
  linkSince: 0,
  reason: null,
  savedAt: null,
  deadline: null,
  submitted: false,
  notices: 0,
  durable: true,
};

export const emptyRecord: QuestionRecord = {
  server: null,
  answer: null,
  flag: null,
  refused: null,
  revision: 0,
  elsewhere: false,
};

export function recordOf(state: ExamState, questionId: string): QuestionRecord {
  return state.questions[questionId] ?? emptyRecord;
}

/** The server_seq that a change made now is based on. */
export function baseOf({ server }: QuestionRecord): number {
  return server?.server_seq ?? 0;
}

export function shownAnswer({ refused, answer, server }: QuestionRecord): AnswerValue | null {
  return answer?.value ?? refused?.answer ?? server?.answer ?? null;
}

export function shownFlag({ flag, server }: QuestionRecord): boolean {
  return flag?.value ?? server?.flagged ?? false;
}

/** Questions whose newest change the server has not acknowledged. */
export function unsavedQuestions(state: ExamState): string[] {
  const questions = Object.entries(state.questions);
  return questions.filter(([, { answer, flag }]) => answer || flag).map(([id]) => id);
}

export function refusals(state: ExamState): RefusedAnswer[] {
  return Object.values(state.questions).flatMap(({ refused }) => refused ?? []);
}

import type { AnswerValue } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';

export interface ExamPart {
  title: string;
  /** Maximum score in points. */
  score: number;
  questions: Question[];
}

/**
 * Where an answer is saved. `page`: this tab only, the device refused to store it. Times are server times in
 * epoch milliseconds.
 */
export interface QuestionSave {
  place: 'page' | 'device' | 'server';
  since: number;
  /** Given in another tab or on another device. */
  elsewhere?: boolean | undefined;
}

export interface QuestionState {
  answer: AnswerValue | null;
  flagged: boolean;
  /**
   * Increment it when the answer or flag was changed from outside (another tab, another device): the player
   * then shows `answer` and `flagged`. While it is unchanged the player keeps its own state.
   */
  revision?: number | undefined;
  /** Absent until there is an answer. */
  save?: QuestionSave | undefined;
}

/**
 * `offline`: the device has no network. `unreachable`: the server does not respond. `signedOut`: the session
 * has ended. `refused`: the server accepts no more answers, see `reason`.
 */
export const connections = ['online', 'offline', 'unreachable', 'signedOut', 'refused'] as const;
export type Connection = (typeof connections)[number];

/** Save state of the whole attempt. */
export interface ExamSave {
  connection: Connection;
  /** Since when the connection is in this state; server time in epoch milliseconds. */
  since: number;
  /** Questions whose latest answer is not on the server yet. */
  unsaved: number;
  /** When the server last accepted an answer; server time in epoch milliseconds. */
  savedAt?: number | null | undefined;
  /** In the user's language, for `refused` and `signedOut`. */
  reason?: string | undefined;
}

/** `submitting` and `over` accept no more answers. */
export const examPhases = ['answering', 'submitting', 'over'] as const;
export type ExamPhase = (typeof examPhases)[number];

/** A message that the user must see and may act on; it stays until it is closed or removed. */
export interface ExamNotice {
  id: string;
  tone: 'info' | 'waiting' | 'attention' | 'danger';
  /** In the user's language. */
  text: string;
  /** The questions concerned; the notice then links to them. */
  questionIds?: readonly string[] | undefined;
  actions?: { id: string; label: string; onPress: () => void }[] | undefined;
  onClose?: (() => void) | undefined;
}

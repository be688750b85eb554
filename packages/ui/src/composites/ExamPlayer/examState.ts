import type { AnswerValue } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';

export interface ExamPart {
  title: string;
  /** Points. */
  score: number;
  questions: Question[];
}

/** Where an answer is now. `page`: this tab only, the device refused to keep it. Times are the server's, in epoch milliseconds. */
export interface QuestionSave {
  place: 'page' | 'device' | 'server';
  since: number;
  /** It was not given on this page but in another tab or on another device. */
  elsewhere?: boolean | undefined;
}

export interface QuestionState {
  answer: AnswerValue | null;
  flagged: boolean;
  /**
   * Raise it when the answer or flag was changed from outside (another tab, another device): the player then shows
   * `answer` and `flagged`. While it stays the same the player keeps what the person sees.
   */
  revision?: number | undefined;
  /** Absent while nothing was answered. */
  save?: QuestionSave | undefined;
}

/**
 * `offline`: the device has no network. `unreachable`: the server does not answer. `signedOut`: the session has ended.
 * `refused`: the server takes no more answers, `reason` says why.
 */
export const connections = ['online', 'offline', 'unreachable', 'signedOut', 'refused'] as const;
export type Connection = (typeof connections)[number];

/** The save state of the whole attempt. */
export interface ExamSave {
  connection: Connection;
  /** Since when the connection is like this; server time in epoch milliseconds. */
  since: number;
  /** Questions whose latest answer is not yet on the server. */
  unsaved: number;
  /** When the server last took an answer; server time in epoch milliseconds. */
  savedAt?: number | null | undefined;
  /** In the user's language, for `refused` and `signedOut`. */
  reason?: string | undefined;
}

/** `submitting` and `over` take no more answers. */
export const examPhases = ['answering', 'submitting', 'over'] as const;
export type ExamPhase = (typeof examPhases)[number];

/** Something that the person must hear of and may act on; it stays until it is closed or taken away. */
export interface ExamNotice {
  id: string;
  tone: 'info' | 'waiting' | 'attention' | 'danger';
  /** In the user's language. */
  text: string;
  /** The question that it is about; the notice then leads there. */
  questionId?: string | undefined;
  actions?: { id: string; label: string; onPress: () => void }[] | undefined;
  onClose?: (() => void) | undefined;
}

import type { ReactNode } from 'react';
import type { ExamReadyMessages } from './ExamReady.messages';

/** An attempt of this person at this exam. Scores are null while a mark is missing; times are epoch milliseconds. */
export interface PastAttempt {
  id: string;
  /** From 0. */
  number: number;
  state: 'in_progress' | 'submitted' | 'marked';
  submittedAt: number | null;
  /** Before the deduction. */
  score: number | null;
  /** After the deduction. */
  finalScore: number | null;
}

/** What can be done now. `refused` says why not, in the user's language. */
export type ExamEntry =
  { kind: 'start' } | { kind: 'continue'; deadline: number } | { kind: 'refused'; reason: string };

export interface ExamReadyProps {
  title: string;
  /** Where the exam belongs: class, course. */
  context?: string | undefined;
  questionCount: number;
  durationMinutes: number;
  questionsPerPage?: number | undefined;
  /** Epoch milliseconds. */
  startTime: number;
  endTime: number;
  /** `Asia/Ho_Chi_Minh` by default. */
  timeZone?: string | undefined;
  /** Percent taken off for each retake. */
  deductionPercent: number;
  attempts: PastAttempt[];
  attemptsLeft: number;
  entry: ExamEntry;
  /** The start was pressed and is not answered yet. */
  starting?: boolean | undefined;
  /** Why the last try to start failed, in the user's language. */
  startRefusal?: string | null | undefined;
  onStart: () => void;
  /** Without it past attempts have no link to their result. */
  reviewHref?: ((attemptId: string) => string) | undefined;
  actions?: ReactNode;
  messages?: Partial<ExamReadyMessages> | undefined;
}

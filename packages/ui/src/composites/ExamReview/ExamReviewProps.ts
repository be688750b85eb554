import type { ReactNode } from 'react';
import type { AnswerValue } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import type { QuestionReview } from '../QuestionView/review';
import type { ExamReviewMessages } from './ExamReview.messages';

export interface ReviewedQuestion {
  question: Question;
  answer: AnswerValue | null;
  review: QuestionReview;
}

export interface ReviewedPart {
  title: string;
  /** Points. */
  score: number;
  questions: ReviewedQuestion[];
}

export interface ReviewResult {
  /** From 0. */
  number: number;
  state: 'in_progress' | 'submitted' | 'marked';
  /** Epoch milliseconds. */
  submittedAt: number | null;
  submittedBy: 'student' | 'time' | null;
  /** Points so far, before the deduction. */
  score: number;
  /** Percent taken off this attempt. */
  deductionPercent: number;
  /** Points so far, after the deduction. */
  finalScore: number;
  /** Answers that wait for a mark. */
  waitingQuestions: number;
}

/** What the marker gave: points from 0 to the question's score. */
export interface Mark {
  score: number;
  comment: string;
}

/** Where the mark of a question is; times are epoch milliseconds, `reason` is in the user's language. */
export type MarkSave =
  { state: 'saving' } | { state: 'saved'; since: number } | { state: 'failed'; reason: string };

export interface ExamReviewProps {
  title: string;
  /** Who took the exam; for the marker's page. */
  student?: string | undefined;
  result: ReviewResult;
  /** The exam's points, 100 by default. */
  totalScore?: number | undefined;
  parts: ReviewedPart[];
  /** `Asia/Ho_Chi_Minh` by default. */
  timeZone?: string | undefined;
  /** Present on the marker's page: short and long answers get a field for points and one for a comment. */
  marking?:
    | {
        onMark: (questionId: string, mark: Mark) => void;
        saves: Readonly<Record<string, MarkSave>>;
      }
    | undefined;
  actions?: ReactNode;
  messages?: Partial<ExamReviewMessages> | undefined;
  questionMessages?: Partial<QuestionMessages> | undefined;
}

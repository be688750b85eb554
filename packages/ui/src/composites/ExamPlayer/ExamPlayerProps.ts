import type { ReactNode } from 'react';
import type { AnswerValue } from '../QuestionView/answer';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import type { ExamMessages } from './ExamPlayer.messages';
import type { ExamNotice, ExamPart, ExamPhase, ExamSave, QuestionState } from './examState';

export interface ExamPlayerProps {
  title: string;
  parts: ExamPart[];
  /** Questions a page; 0 puts all on one page. */
  questionsPerPage: number;
  /** By question id. A question without an entry is not answered and not flagged. */
  states: Readonly<Record<string, QuestionState>>;
  save: ExamSave;
  /** Server time in epoch milliseconds. */
  deadline: number;
  /** The server's time now in epoch milliseconds; a client clock must not be able to move it. */
  now: () => number;
  /** The zone in which times are shown; `Asia/Ho_Chi_Minh` by default. */
  timeZone?: string | undefined;
  /** The page to open first, from 1. */
  initialPage?: number | undefined;
  phase?: ExamPhase | undefined;
  /** Why the last submit did not happen, in the user's language. */
  submitRefusal?: string | null | undefined;
  notices?: ExamNotice[] | undefined;
  /** What stands at the end of the top strip (language, leaving). */
  actions?: ReactNode;
  /** Called in the same event as the change, once for each change. */
  onAnswer: (questionId: string, answer: AnswerValue) => void;
  onFlag: (questionId: string, flagged: boolean) => void;
  /** From 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The person has confirmed. */
  onSubmit: () => void;
  /** Called once when `now()` reaches `deadline`; again if the deadline was moved and is reached again. */
  onTimeUp: () => void;
  messages?: Partial<ExamMessages> | undefined;
  questionMessages?: Partial<QuestionMessages> | undefined;
}

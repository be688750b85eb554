import type { ReactNode } from 'react';
import type { AnswerValue } from './answer';
import type { Question } from './question';
import type { QuestionMessages } from './questionMessages';
import type { QuestionReview } from './review';

export interface QuestionViewProps {
  question: Question;
  /**
   * The answer to show. The inputs keep what is typed by themselves: give back what `onChange` said, or leave it as it
   * was; a value that differs from both was changed elsewhere and is shown (never while an input method composes).
   */
  value: AnswerValue | null;
  onChange?: ((answer: AnswerValue) => void) | undefined;
  readOnly?: boolean | undefined;
  /** Shows key, right and wrong parts and points; implies `readOnly`. */
  review?: QuestionReview | undefined;
  /** 2 to 6; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Beside the heading (a flag). */
  actions?: ReactNode;
  /** Under the answer (where it is saved). */
  status?: ReactNode;
  messages?: Partial<QuestionMessages> | undefined;
}

import type { ReactNode } from 'react';
import type { ExamBuilderMessages } from './ExamBuilder.messages';

export interface BuilderQuestion {
  /** The question's own id. */
  id: string;
  title: string;
  /** Its type and what else tells it apart: a badge. */
  about?: ReactNode;
  /** Null is not filled in. */
  score: number | null;
}

export interface BuilderPart {
  /** Tells the part from the others while it is edited; a new one gets one that no other has. */
  key: string;
  title: string;
  /** What its questions must sum to. */
  score: number | null;
  questions: readonly BuilderQuestion[];
}

export interface ExamBuilderProps {
  parts: readonly BuilderPart[];
  onChange: (parts: readonly BuilderPart[]) => void;
  /** Opens whatever one chooses questions from; what is chosen comes back in `parts`. */
  onAddQuestions: (partKey: string) => void;
  /** What the parts must sum to. */
  total?: number | undefined;
  /** Words by the path of what is wrong: `parts`, `parts.0.title`, `parts.0.score`, `parts.0.questions`, `parts.0.questions.2.score`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Shows the exam, changes nothing. */
  readOnly?: boolean | undefined;
  messages?: Partial<ExamBuilderMessages> | undefined;
}

import type { Question } from '@sen/api/contract/model';
import { QuestionPaper } from '@sen/ui/QuestionPaper';
import { QuestionView } from '@sen/ui/QuestionView';
import type { ReactNode } from 'react';
import { questionTypeLabel } from '../../words/questionTypeLabel';

interface QuestionDocumentProps {
  question: Question;
  /** Its number and points in an exam; a question of the bank has neither. */
  inExam?: { number: number; score: number };
  /** Level of its heading. */
  level?: 3 | 4;
  /** Shown as in an exam, to try it, without the key. */
  asStudent: boolean;
  /** Beside its heading, where its key is shown. */
  actions?: ReactNode;
}

/** A question to read: with its key, or as students see it. */
export function QuestionDocument({ question, inExam, level = 3, asStudent, actions }: QuestionDocumentProps) {
  const kind = questionTypeLabel(question.content.type);
  if (!asStudent)
    return (
      <QuestionPaper
        question={{ ...question, ...inExam }}
        answerKey={question.key}
        kind={kind}
        headingLevel={level}
        actions={actions}
      />
    );
  return (
    <QuestionView
      question={{ ...question, ...(inExam ?? { number: 1, score: 0 }) }}
      value={null}
      headingLevel={level}
      messages={inExam ? undefined : { question: () => kind, points: () => '' }}
    />
  );
}

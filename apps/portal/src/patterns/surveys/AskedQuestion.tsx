import type { AnswerValue, SurveyQuestion } from '@sen/api/contract/model';
import { QuestionView } from '@sen/ui/QuestionView';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { surveyQuestionMessages } from './surveyQuestionMessages';
import { words } from './words';

interface AskedQuestionProps {
  question: SurveyQuestion;
  /** Its number in the form, from 1. */
  number: number;
  value: AnswerValue | null;
  onChange: (answer: AnswerValue) => void;
  /** Level of its heading. */
  level?: 2 | 3 | 4;
  /** Shown below the answer. */
  status?: ReactNode;
}

/** A question of a survey, to answer. */
export function AskedQuestion({ question, number, value, onChange, level = 3, status }: AskedQuestionProps) {
  const { id, title, numbering, content, required } = question;
  return (
    <QuestionView
      question={{ id, number, title, score: 0, numbering, content }}
      value={value}
      onChange={onChange}
      headingLevel={level}
      messages={surveyQuestionMessages()}
      actions={
        required ? undefined : (
          <Text as="span" size="small" tone="muted">
            {words('optional')}
          </Text>
        )
      }
      status={status}
    />
  );
}

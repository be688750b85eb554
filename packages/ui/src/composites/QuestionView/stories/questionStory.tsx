import { useState } from 'react';
import type { AnswerValue } from '../answer';
import { QuestionView, type QuestionViewProps } from '../QuestionView';
import { sampleReview, type SampleQuestion } from '../sampleQuestions';

/** A question as a page keeps it: the answer is passed back. */
export function HeldQuestion({ value, onChange, ...props }: QuestionViewProps) {
  const [held, setHeld] = useState<AnswerValue | null>(value);
  return (
    <QuestionView
      {...props}
      value={held}
      onChange={(answer) => {
        setHeld(answer);
        onChange?.(answer);
      }}
    />
  );
}

/** The states that every type has. */
export function questionStates(sample: SampleQuestion) {
  return {
    empty: { args: { question: sample.question, value: null } },
    filled: { args: { question: sample.question, value: sample.right } },
    readOnly: { args: { question: sample.question, value: sample.right, readOnly: true } },
    right: { args: { question: sample.question, ...sampleReview(sample, 'right') } },
    wrong: { args: { question: sample.question, ...sampleReview(sample, 'wrong') } },
    partial: { args: { question: sample.question, ...sampleReview(sample, 'partial') } },
    notAnswered: {
      args: { question: sample.question, value: null, review: { key: sample.key, score: 0 } },
    },
  };
}

import { useState } from 'react';
import type { AnswerValue } from './answer';
import { sameAnswer } from './sameAnswer';

/** State that follows `value` when that was changed from outside, and is its own master otherwise. */
export function useOuterValue<Answer extends AnswerValue>(
  value: Answer | null,
  onChange: (answer: Answer) => void,
): [Answer | null, (answer: Answer) => void] {
  const [given, setGiven] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (!sameAnswer(value, shown)) setShown(value);
  }
  return [
    shown,
    (answer) => {
      setShown(answer);
      onChange(answer);
    },
  ];
}

import { useState } from 'react';
import type { AnswerValue } from './answer';
import { sameAnswer } from './sameAnswer';

/** State that is reset to `value` when that changes from outside, and is independent otherwise. */
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

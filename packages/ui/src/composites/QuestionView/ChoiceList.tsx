import { Figured } from './Figured';
import { useId, useState, type ReactNode } from 'react';
import type { AnswerValue } from './answer';
import { AnswerFooter } from './AnswerFooter';
import * as css from './ChoiceList.css';
import { QuestionTitle } from './QuestionTitle';
import { useNativeAnswer } from './useNativeAnswer';

export interface ListedChoice {
  id: string;
  label: string;
  text: string;
}

interface ChoiceListProps<Answer extends AnswerValue> {
  type: 'radio' | 'checkbox';
  title: string;
  titleId: string;
  hint: string;
  choices: ListedChoice[];
  value: Answer | null;
  onChange: (answer: Answer) => void;
  toAnswer: (chosen: string[]) => Answer;
  fromAnswer: (answer: Answer) => string[];
  readOnly: boolean;
  clearLabel: string;
  status: ReactNode;
}

function inputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
}

/** Radios or checkboxes, each on a line as wide as the question. */
export function ChoiceList<Answer extends AnswerValue>({
  type,
  title,
  titleId,
  hint,
  choices,
  value,
  onChange,
  toAnswer,
  fromAnswer,
  readOnly,
  clearLabel,
  status,
}: ChoiceListProps<Answer>) {
  const name = useId();
  const hintId = useId();
  const [first] = useState(() => (value ? fromAnswer(value) : []));
  const { root, report, clear } = useNativeAnswer(
    value,
    onChange,
    (element) =>
      toAnswer(
        inputs(element)
          .filter((input) => input.checked)
          .map((input) => input.value),
      ),
    (element, answer) => {
      const chosen = answer ? fromAnswer(answer) : [];
      for (const input of inputs(element)) input.checked = chosen.includes(input.value);
    },
  );
  return (
    <div ref={root} onChange={report}>
      <QuestionTitle id={titleId} text={title} />
      <fieldset
        disabled={readOnly}
        className={css.list}
        role={type === 'radio' ? 'radiogroup' : 'group'}
        aria-labelledby={titleId}
        aria-describedby={hintId}
      >
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
        {choices.map((choice) => (
          <label key={choice.id} className={css.choice}>
            <input
              type={type}
              name={name}
              value={choice.id}
              defaultChecked={first.includes(choice.id)}
              className={css.mark[type]}
            />
            {choice.label && <span className={css.label}>{choice.label}</span>}
            <span className={css.text}>
              <Figured text={choice.text} />
            </span>
          </label>
        ))}
        <AnswerFooter clear={{ label: clearLabel, onPress: clear }} status={status} />
      </fieldset>
    </div>
  );
}

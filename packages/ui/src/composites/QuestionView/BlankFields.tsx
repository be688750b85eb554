import { useState, type ReactNode } from 'react';
import type { AnswerValue } from './answer';
import { answer as answerGrid } from './field.css';
import { BlankTitle } from './QuestionTitle';
import { useNativeAnswer } from './useNativeAnswer';

type Filled = Extract<AnswerValue, { blanks: Record<string, string> }>;

interface BlankFieldsProps<Answer extends Filled> {
  title: string;
  titleId: string;
  blanks: readonly string[];
  value: Answer | null;
  onChange: (answer: Answer) => void;
  toAnswer: (blanks: Record<string, string>) => Answer;
  readOnly: boolean;
  /** Renders a native input or select with `data-blank` and its initial value. */
  renderField: (blank: string, first: string) => ReactNode;
  onLeave?: ((blanks: Record<string, string>) => void) | undefined;
  children: (clear: () => void) => ReactNode;
}

function fields(root: HTMLElement) {
  return root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-blank]');
}

function readBlanks(root: HTMLElement): Record<string, string> {
  const blanks: Record<string, string> = {};
  for (const field of fields(root)) {
    const id = field.dataset['blank'];
    if (id && field.value !== '') blanks[id] = field.value;
  }
  return blanks;
}

/** A sentence with native fields. An empty field is omitted from the answer. */
export function BlankFields<Answer extends Filled>({
  title,
  titleId,
  blanks,
  value,
  onChange,
  toAnswer,
  readOnly,
  renderField,
  onLeave,
  children,
}: BlankFieldsProps<Answer>) {
  const [first] = useState<Record<string, string>>(value?.blanks ?? {});
  const { root, report, clear, composition } = useNativeAnswer(
    value,
    onChange,
    (element) => toAnswer(readBlanks(element)),
    (element, answer) => {
      for (const input of fields(element)) input.value = answer?.blanks[input.dataset['blank'] ?? ''] ?? '';
    },
  );
  return (
    <div
      ref={root}

      onChange={report}
      onBlur={() => root.current && onLeave?.(readBlanks(root.current))}
      {...composition}
    >
      <fieldset disabled={readOnly} className={answerGrid} aria-labelledby={titleId}>
        <BlankTitle id={titleId} text={title} blanks={blanks}>
          {(blank) => renderField(blank, first[blank] ?? '')}
        </BlankTitle>
        {children(clear)}
      </fieldset>
    </div>
  );
}

import { startTransition, useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { locales, type Language } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { AnswerValue } from './answer';
import { AnswerFooter } from './AnswerFooter';
import { answer as answerGrid } from './field.css';
import { QuestionTitle } from './QuestionTitle';
import type { QuestionMessages } from './QuestionView.messages';
import * as css from './TextAnswer.css';
import { useNativeAnswer } from './useNativeAnswer';

type Written = Extract<AnswerValue, { text: string }>;

interface TextAnswerProps<Answer extends Written> {
  title: string;
  titleId: string;
  size: 'short' | 'long';
  limit: number;
  language: Language;
  words: QuestionMessages;
  value: Answer | null;
  onChange: (answer: Answer) => void;
  toAnswer: (text: string) => Answer;
  readOnly: boolean;
  status: ReactNode;
}

/** A free text answer. `maxLength` is checked after an IME composition, so that nothing is cut in between. */
export function TextAnswer<Answer extends Written>({
  title,
  titleId,
  size,
  limit,
  language,
  words,
  value,
  onChange,
  toAnswer,
  readOnly,
  status,
}: TextAnswerProps<Answer>) {
  const counterId = useId();
  const fieldId = useId();
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const most = number.format(limit);
  const [first] = useState(value?.text ?? '');
  const [used, setUsed] = useState(first.length);
  const [cut, setCut] = useState(false);
  const { root, report, composition } = useNativeAnswer(
    value,
    onChange,
    (element) => toAnswer(element.querySelector('textarea')?.value ?? ''),
    (element, answer) => {
      const field = element.querySelector('textarea');
      if (field) field.value = answer?.text ?? '';
      setUsed(answer?.text.length ?? 0);
    },
  );

  function noticeCut(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n').length;
    setCut(text.length - (selectionEnd - selectionStart) + pasted > limit);
  }

  return (
    <div ref={root} className={answerGrid}>
      <QuestionTitle id={titleId} text={title} field={fieldId} />
      <textarea
        id={fieldId}
        className={css.size[size]}
        lang={language}
        defaultValue={first}
        maxLength={limit}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={counterId}
        onPaste={noticeCut}
        onChange={(event) => {
          const { length } = event.currentTarget.value;
          startTransition(() => setUsed(length));
          report();
        }}
        onBlur={() => setCut(false)}
        {...composition}
      />
      <AnswerFooter
        status={
          <span className={css.line}>
            <output className={css.warning}>
              {cut ? words.pasteCut(most) : used >= limit && !readOnly ? words.limitReached(most) : ''}
            </output>
            <span id={counterId} className={css.counter}>
              {words.characters(number.format(used), most)}
            </span>
            {status}
          </span>
        }
      />
    </div>
  );
}

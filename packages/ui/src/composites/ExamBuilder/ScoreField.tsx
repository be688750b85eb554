import { useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { FieldName } from '../../private/field/FieldProps';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { readScore } from './readScore';

type ScoreFieldProps = FieldName & {
  value: number | null;
  onChange: (value: number | null) => void;
  required?: boolean | undefined;
  errorNames: readonly string[];
  words: ExamBuilderMessages;
};

/**
 * Score with two decimals; the sums update while typing. A native field, since an exam has a hundred of them
 * and a number field with steps would round the shares of an even split.
 */
export function ScoreField({ value, onChange, words, ...field }: ScoreFieldProps) {
  const language = useLanguage();
  const write = (score: number | null) =>
    score === null
      ? ''
      : score.toLocaleString(locales[language], { useGrouping: false, maximumFractionDigits: 2 });
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(() => write(value));
  if (value !== known) {
    setKnown(value);
    setText(write(value));
  }
  const read = readScore(text);

  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={text}
      onChange={(typed) => {
        const score = readScore(typed) ?? null;
        setText(typed);
        setKnown(score);
        if (score !== value) onChange(score);
      }}
      onBlur={() => {
        if (read !== undefined) setText(write(read));
      }}
      end={words.points}
      error={read === undefined ? words.badScore : undefined}
    />
  );
}

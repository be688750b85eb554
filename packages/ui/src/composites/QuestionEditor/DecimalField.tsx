import { useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { FieldName } from '../../private/field/FieldProps';
import { readDecimal } from './readDecimal';

/** From here on the digits of a number are counted rather than read. */
const longNumber = 10_000;

type DecimalFieldProps = FieldName & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** The minimum number. */
  min?: number | undefined;
  /** The error for a text that is not a number. */
  wrong: string;
  errorNames?: readonly string[] | undefined;
  description?: string | undefined;
  required?: boolean | undefined;
  end?: string | undefined;
};

/** A number with a comma or a point, parsed while typing, so that the preview and saving use it at once. */
export function DecimalField({ value, onChange, min, wrong, description, ...field }: DecimalFieldProps) {
  const language = useLanguage();
  const write = (number: number | null) =>
    number === null
      ? ''
      : number.toLocaleString(locales[language], { useGrouping: false, maximumFractionDigits: 10 });
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(() => write(value));
  if (value !== known) {
    setKnown(value);
    setText(write(value));
  }
  const read = readValue(text, min);
  // A field with separators would read one of them as the decimal mark: a large number is grouped below it instead.
  const grouped =
    typeof read === 'number' && Math.abs(read) >= longNumber
      ? `= ${read.toLocaleString(locales[language], { maximumFractionDigits: 10 })}`
      : undefined;

  return (
    <TextField
      {...field}
      description={[description, grouped].filter(Boolean).join(' ') || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(typed) => {
        const number = readValue(typed, min) ?? null;
        setText(typed);
        setKnown(number);
        if (number !== value) onChange(number);
      }}
      onBlur={() => {
        if (read !== undefined) setText(write(read));
      }}
      error={read === undefined ? wrong : undefined}
    />
  );
}

function readValue(text: string, min: number | undefined): number | null | undefined {
  const number = readDecimal(text);
  return typeof number === 'number' && min !== undefined && number < min ? undefined : number;
}

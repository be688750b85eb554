import type { Language } from '../../messages/languages';
import { classes } from '../../private/classes';
import * as css from './field.css';

interface BlankInputProps {
  blank: string;
  first: string;
  label: string;
  language: Language;
  numeric?: boolean | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

export function BlankInput({
  blank,
  first,
  label,
  language,
  numeric = false,
  describedBy,
  invalid = false,
}: BlankInputProps) {
  return (
    <input
      type="text"
      inputMode={numeric ? 'decimal' : 'text'}
      className={classes(css.field, css.inline)}
      data-blank={blank}
      defaultValue={first}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      lang={language}
      maxLength={500}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

import { useState, type Ref } from 'react';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { codeOf } from './codeOf';
import * as css from './CodeInput.css';

export type CodeInputProps = FieldName &
  FieldState & {
    /** Number of digits, 6 by default. */
    length?: number | undefined;
    /** Digits only, without spaces. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((code: string) => void) | undefined;
    /** Called when the last digit is entered, so that no button is needed. */
    onComplete?: ((code: string) => void) | undefined;
    focusOnMount?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A one-time code, displayed in cells and typed into a single field. */
export function CodeInput({ length = 6, onChange, onComplete, ref, ...props }: CodeInputProps) {
  const field = useField(props);
  const [own, setOwn] = useState(codeOf(props.defaultValue ?? '', length));
  const [caret, setCaret] = useState(own.length);
  const code = codeOf(props.value ?? own, length);

  function change(text: string) {
    const next = codeOf(text, length);
    setOwn(next);
    if (next === code) return;
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  }

  return (
    <Field {...field} label={props.label} description={props.description} required={props.required}>
      <div className={css.code}>
        <div className={css.cells} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={css.cell}
              data-half={length >= 6 && place * 2 === length ? '' : undefined}
              data-next={place === Math.min(caret, code.length, length - 1) ? '' : undefined}
            >
              {code[place]}
            </span>
          ))}
        </div>
        <input
          {...field.control}
          ref={ref}
          type="text"
          className={css.input}
          value={code}
          onChange={(event) => change(event.target.value)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? code.length)}
          // The press hits a cell, not a character of the transparent text: keep the caret at the end.
          onPointerUp={(event) => event.currentTarget.setSelectionRange(code.length, code.length)}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: the second step of sign-in has only this field
          autoFocus={props.focusOnMount}
        />
      </div>
    </Field>
  );
}

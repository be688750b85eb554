import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import * as css from '../../private/field/Field.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';

export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const;

export interface TextFieldOptions extends FieldState {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Maximum number of characters that can be typed. */
  maxLength?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export type TextFieldProps = FieldName &
  TextFieldOptions & {
    type?: (typeof textFieldTypes)[number] | undefined;
    inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
    spellCheck?: boolean | undefined;
    /** Displayed before and after the text: an icon, a unit. */
    start?: ReactNode;
    end?: ReactNode;
  };

/** A single line of text. */
export function TextField({ ref, onChange, ...props }: TextFieldProps) {
  const { type = 'text', start, end } = props;
  const field = useField(props);
  return (
    <Field {...field} label={props.label} description={props.description} required={props.required}>
      <div className={css.control}>
        {start && <span className={css.affix.start}>{start}</span>}
        <input
          {...field.control}
          ref={ref}
          type={type}
          className={classes(css.input, start !== undefined && css.afterIcon)}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          spellCheck={props.spellCheck}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: the first field of a sign-in or a dialog
          autoFocus={props.focusOnMount}
        />
        {end && <span className={css.affix.end}>{end}</span>}
      </div>
    </Field>
  );
}

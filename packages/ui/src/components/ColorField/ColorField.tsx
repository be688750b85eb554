import { useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import * as fieldCss from '../../private/field/Field.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { colorFieldMessages } from './ColorField.messages';
import * as css from './ColorField.css';
import { hexOf } from './hexOf';

export type ColorFieldProps = FieldName &
  FieldState & {
    /** As typed: `#1d6f42` when it is a colour, '' when there is none. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** The colour in force while the field is empty, which its swatch shows: `#1d6f42`. */
    emptyColor: string;
    readOnly?: boolean | undefined;
  };

/** A colour, typed as a code or chosen from the palette of the system. */
export function ColorField({ value, defaultValue = '', onChange, emptyColor, ...props }: ColorFieldProps) {
  const field = useField(props);
  const words = useMessages(colorFieldMessages);
  const [own, setOwn] = useState(defaultValue);
  const typed = value ?? own;

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  return (
    <Field {...field} label={props.label} description={props.description} required={props.required}>
      <div className={fieldCss.control}>
        <input
          type="color"
          className={css.swatch}
          aria-label={words.choose}
          aria-describedby={field.ids.label}
          value={hexOf(typed) ?? emptyColor}
          onChange={(event) => change(event.target.value)}
          onClick={(event) => {
            // A colour input has no state for this: its palette stays closed.
            if (props.readOnly) event.preventDefault();
          }}
          disabled={field.disabled}
        />
        <input
          {...field.control}
          type="text"
          className={classes(fieldCss.input, fieldCss.afterIcon, css.code)}
          value={typed}
          onChange={(event) => change(event.target.value)}
          readOnly={props.readOnly}
          placeholder={emptyColor}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </Field>
  );
}

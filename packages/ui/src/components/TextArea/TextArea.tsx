import { useState, type Ref } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { Field } from '../../private/field/Field';
import { control } from '../../private/field/Field.css';
import type { FieldName } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import type { TextFieldOptions } from '../TextField/TextField';
import * as css from './TextArea.css';
import { textAreaMessages } from './TextArea.messages';

export type TextAreaProps = FieldName &
  Omit<TextFieldOptions, 'ref' | 'autoComplete'> & {
    /** Number of visible lines when empty. */
    rows?: number | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Multi-line text; with `maxLength` it shows a counter. */
export function TextArea({ ref, onChange, ...props }: TextAreaProps) {
  const { maxLength, rows = 4 } = props;
  const field = useField(props);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const length = (props.value ?? typed).length;
  return (
    <Field
      {...field}
      label={props.label}
      description={props.description}
      required={props.required}
      aside={maxLength !== undefined && <Counter length={length} maxLength={maxLength} />}
    >
      <div className={control}>
        <textarea
          {...field.control}
          ref={ref}
          rows={rows}
          className={css.area}
          style={{ minBlockSize: `calc(${rows}lh + 1rem)` }}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange?.(event.target.value);
          }}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          maxLength={maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.focusOnMount}
        />
      </div>
    </Field>
  );
}

/** Announced only near the limit: a count on every keystroke would interrupt typing. */
function Counter({ length, maxLength }: { length: number; maxLength: number }) {
  const words = useMessages(textAreaMessages);
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const left = maxLength - length;
  return (
    <div className={css.counter}>
      {words.count(number.format(length), number.format(maxLength))}
      <output className={visuallyHidden}>{left <= 20 ? words.left(number.format(left)) : ''}</output>
    </div>
  );
}

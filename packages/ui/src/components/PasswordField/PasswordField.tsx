import { EyeIcon, EyeOffIcon } from '../../icons';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Field } from '../../private/field/Field';
import * as css from '../../private/field/Field.css';
import type { FieldName } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import type { TextFieldOptions } from '../TextField/TextField';
import { passwordFieldMessages } from './PasswordField.messages';

export type PasswordFieldProps = FieldName &
  TextFieldOptions & {
    /** Keeps the room of its error free, so that nothing below moves when the error appears. */
    roomForError?: boolean | undefined;
  };

/** A password, with a button to reveal it. */
export function PasswordField({ ref, onChange, roomForError, ...props }: PasswordFieldProps) {
  const { autoComplete = 'current-password' } = props;
  const field = useField(props);
  const words = useMessages(passwordFieldMessages);
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={props.label}
      description={props.description}
      required={props.required}
      roomForError={roomForError}
    >
      <div className={css.control}>
        <input
          {...field.control}
          ref={ref}
          type={shown ? 'text' : 'password'}
          className={css.input}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.focusOnMount}
        />
        <span className={css.affix.button}>
          <IconButton
            name={shown ? words.hide : words.show}
            icon={<Icon of={shown ? EyeOffIcon : EyeIcon} />}
            size="small"
            disabled={field.disabled}
            onPress={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}

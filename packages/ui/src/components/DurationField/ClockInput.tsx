import { useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import * as fieldCss from '../../private/field/Field.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import * as css from './ClockInput.css';
import { durationFieldMessages } from './DurationField.messages';
import { clockFromSeconds, secondsFromClock } from './durationText';

type ClockInputProps = FieldName &
  FieldState & {
    seconds: number | null;
    onChange: (seconds: number | null) => void;
    readOnly?: boolean | undefined;
  };

/** HH:MM:SS in one line that is read and tidied when one leaves it or presses Enter. */
export function ClockInput({ seconds, onChange, readOnly = false, ...props }: ClockInputProps) {
  const words = useMessages(durationFieldMessages);
  /** What is being typed, or was typed and could not be read; else the value is shown. */
  const [draft, setDraft] = useState<{ text: string; problem?: 'notNumeric' | 'tooLarge' }>();
  const wrong = draft?.problem && words[draft.problem];
  const field = useField({ ...props, error: wrong ?? props.error });

  function finish() {
    if (draft === undefined) return;
    const read = secondsFromClock(draft.text);
    if ('problem' in read) {
      setDraft({ ...draft, problem: read.problem });
      return;
    }
    setDraft(undefined);
    if (read.seconds !== seconds) onChange(read.seconds);
  }

  return (
    <Field {...field} label={props.label} description={props.description} required={props.required}>
      <div className={fieldCss.control} {...(field.disabled && { role: 'group', 'aria-disabled': true })}>
        <input
          {...field.control}
          name={undefined}
          type="text"
          autoComplete="off"
          readOnly={readOnly}
          placeholder="00:00:00"
          className={classes(fieldCss.input, css.figures)}
          value={draft?.text ?? (seconds === null ? '' : clockFromSeconds(seconds))}
          onChange={(event) => setDraft({ text: event.target.value })}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
        />
        <span className={fieldCss.affix.end}>{words.clock}</span>
      </div>
      {props.name !== undefined && <input type="hidden" name={props.name} value={seconds ?? ''} />}
    </Field>
  );
}

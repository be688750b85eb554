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

/** An HH:MM:SS input, parsed and formatted on blur and Enter. */
export function ClockInput({ seconds, onChange, readOnly = false, ...props }: ClockInputProps) {
  const words = useMessages(durationFieldMessages);
  /** The text while typing, or text that could not be parsed; otherwise the value is displayed. */
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

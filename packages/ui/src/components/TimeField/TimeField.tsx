import { useMemo, useState } from 'react';
import { TimeField as AriaTimeField, type TimeValue } from 'react-aria-components/TimeField';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { DateFieldFrame } from '../../private/date/DateFieldFrame';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { timeFieldMessages } from './TimeField.messages';
import { textFromTime, timeFromText } from './timeText';

export type TimeFieldProps = FieldName &
  FieldState & {
    /** A time of day in 24 hours, '08:30:00'; null is empty. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a complete time, and with null when all segments are cleared. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest time, '08:30:00'. */
    min?: string | undefined;
    max?: string | undefined;
    readOnly?: boolean | undefined;
  };

/** A time of day to the second, typed as HH:mm:ss in 24 hours. */
export function TimeField({ onChange, ...props }: TimeFieldProps) {
  const words = useMessages(timeFieldMessages);
  const [own, setOwn] = useState(() => timeFromText(props.defaultValue));
  // The same object while the value is the same: for a new one react-aria drops what is half typed.
  const given = useMemo(() => timeFromText(props.value), [props.value]);
  const time = props.value === undefined ? own : given;
  const [min, max] = [timeFromText(props.min), timeFromText(props.max)];
  const early = time && min && time.compare(min) < 0 ? words.tooEarly(textFromTime(min)) : undefined;
  const late = time && max && time.compare(max) > 0 ? words.tooLate(textFromTime(max)) : undefined;

  function change(next: TimeValue | null) {
    const text = next && textFromTime(next);
    setOwn(timeFromText(text));
    onChange?.(text);
  }

  return (
    <DateFieldFrame
      of={props}
      problem={early ?? late}
      unfinished={props.required ? words.unfinished : words.unfinishedOrEmpty}
      formValues={{ '': time ? textFromTime(time) : '' }}
    >
      {(control) => (
        <AriaTimeField {...control} granularity="second" hourCycle={24} value={time} onChange={change}>
          <DateParts className={classes(css.box, css.parts)} />
        </AriaTimeField>
      )}
    </DateFieldFrame>
  );
}

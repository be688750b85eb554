import type { CalendarDateTime } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { DateFieldFrame } from '../../private/date/DateFieldFrame';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import { momentFromText, outside, showMoment, textFromMoment } from '../../private/date/moment';
import { useTimeZone } from '../../private/date/useTimeZone';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { dateTimeFieldMessages } from './DateTimeField.messages';

export type DateTimeFieldProps = FieldName &
  FieldState & {
    /** RFC 3339 in UTC, '2026-11-21T07:00:00Z'; null is empty. Displayed in the provider's time zone. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a complete date and time, and with null when all segments are cleared. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest time, RFC 3339. */
    min?: string | undefined;
    max?: string | undefined;
    readOnly?: boolean | undefined;
  };

/** A date and time to the minute, typed as yyyy/MM/dd HH:mm in 24 hours. */
export function DateTimeField({ onChange, ...props }: DateTimeFieldProps) {
  const words = useMessages(dateTimeFieldMessages);
  const timeZone = useTimeZone();
  const [own, setOwn] = useState(() => momentFromText(props.defaultValue, timeZone));
  // The same object while the value is the same: for a new one react-aria drops what is half typed.
  const given = useMemo(() => momentFromText(props.value, timeZone), [props.value, timeZone]);
  const moment = props.value === undefined ? own : given;
  const [min, max] = [momentFromText(props.min, timeZone), momentFromText(props.max, timeZone)];
  const limit = moment ? outside(moment, min, max) : undefined;
  const passed = limit ? words[limit.reason](showMoment(limit.bound)) : undefined;

  function change(next: CalendarDateTime | null) {
    setOwn(next);
    onChange?.(next && textFromMoment(next, timeZone));
  }

  return (
    <DateFieldFrame
      of={props}
      problem={passed}
      unfinished={props.required ? words.unfinished : words.unfinishedOrEmpty}
      formValues={{ '': moment ? textFromMoment(moment, timeZone) : '' }}
    >
      {(control) => (
        <AriaDateField {...control} granularity="minute" hourCycle={24} value={moment} onChange={change}>
          <DateParts className={classes(css.box, css.parts)} />
        </AriaDateField>
      )}
    </DateFieldFrame>
  );
}

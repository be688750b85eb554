import { toCalendarDate, type CalendarDateTime } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { CalendarBox } from '../../private/date/CalendarBox';
import { DateFieldFrame } from '../../private/date/DateFieldFrame';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import { momentFromText, nextHour, textFromMoment } from '../../private/date/moment';
import { useTimeZone } from '../../private/date/useTimeZone';
import { zoneText } from '../../private/date/zoneText';
import { MonthPanel } from '../../private/date/MonthPanel';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { dateTimePickerMessages } from './DateTimePicker.messages';
import { ChooseTime } from './ChooseTime';
import { momentProblem } from './momentProblem';

export type DateTimePickerProps = FieldName &
  FieldState & {
    /** RFC 3339 in UTC, '2026-11-21T07:00:00Z'; null is empty. Displayed in the provider's time zone. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a complete date and time, and with null when all segments are cleared. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest time, RFC 3339. */
    min?: string | undefined;
    max?: string | undefined;
    /** The current time, RFC 3339: its day is marked, and the next full hour is suggested. */
    now?: string | undefined;
    readOnly?: boolean | undefined;
  } & PastRule;

type PastRule =
  | { noPast?: false | undefined }
  | {
      /** Refuses times before `now`. */
      noPast: true;
      now: string;
    };

/** A date and time to the second, typed as yyyy/MM/dd HH:mm:ss in 24 hours or selected in a calendar. */
export function DateTimePicker({ onChange, ...props }: DateTimePickerProps) {
  const words = useMessages(dateTimePickerMessages);
  const timeZone = useTimeZone();
  const locale = locales[useLanguage()];
  const [own, setOwn] = useState(() => momentFromText(props.defaultValue, timeZone));
  // The same object while the value is the same: for a new one react-aria drops what is half typed.
  const given = useMemo(() => momentFromText(props.value, timeZone), [props.value, timeZone]);
  const moment = props.value === undefined ? own : given;
  const [min = null, max = null, now = null] = [props.min, props.max, props.now].map((text) =>
    momentFromText(text, timeZone),
  );
  const today = now && toCalendarDate(now);
  // The calendar limits days: the day of a bound can be selected; its time is validated with an error message.
  const earliest = [min, props.noPast ? now : null].flatMap((bound) => bound ?? []);
  const firstMoment = earliest.toSorted((one, other) => other.compare(one))[0];
  const problem = moment
    ? momentProblem(moment, { min, max, now: props.noPast ? now : null }, words)
    : undefined;
  const text = moment ? textFromMoment(moment, timeZone, 'second') : '';
  const zone = zoneText(locale, timeZone, instantOf(text || props.now));
  const description = [props.description, `${zone}.`].filter(Boolean).join(' ');

  function change(next: CalendarDateTime | null) {
    setOwn(next);
    onChange?.(next && textFromMoment(next, timeZone, 'second'));
  }

  return (
    <DateFieldFrame
      of={{ ...props, description }}
      problem={problem}
      unfinished={props.required ? words.unfinished : words.unfinishedOrEmpty}
      formValues={{ '': text }}
    >
      {(control) => (
        <AriaDatePicker
          {...control}
          granularity="second"
          hourCycle={24}
          shouldCloseOnSelect={false}
          firstDayOfWeek="mon"
          value={moment}
          placeholderValue={now && nextHour(now)}
          minValue={firstMoment?.set({ hour: 0, minute: 0, second: 0 }) ?? null}
          maxValue={max}
          onChange={change}
        >
          <CalendarBox disabled={control.isDisabled} parts={<DateParts className={css.parts} />}>
            <Calendar>
              <MonthPanel today={today} />
            </Calendar>
            <ChooseTime words={words} />
          </CalendarBox>
        </AriaDatePicker>
      )}
    </DateFieldFrame>
  );
}

function instantOf(text: string | undefined): number | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}

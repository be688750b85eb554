import { useMemo, useState } from 'react';
import { DateRangePicker as AriaDateRangePicker, RangeCalendar } from 'react-aria-components/DateRangePicker';
import { useMessages } from '../../messages/useMessages';
import { CalendarBox } from '../../private/date/CalendarBox';
import { DateFieldFrame } from '../../private/date/DateFieldFrame';
import { DateParts } from '../../private/date/DateParts';
import { dayBoundsMessages } from '../../private/date/dayBounds.messages';
import { dayFromText, showDay } from '../../private/date/dayText';
import { useTypedYear } from '../../private/date/useTypedYear';
import { MonthPanel } from '../../private/date/MonthPanel';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import * as css from './DateRangePicker.css';
import { dateRangePickerMessages } from './DateRangePicker.messages';
import { Presets } from './Presets';
import type { DayRange, RangePreset } from './presetRange';
import { rangeProblem, type RangeProblem } from './rangeProblem';

export interface DateRange {
  /** The first day, '2026-11-21'. */
  start: string;
  /** The last day, inclusive. */
  end: string;
}

export type DateRangePickerProps = FieldName &
  FieldState & {
    /** Null is empty. In form data the dates are `name.start` and `name.end`. */
    value?: DateRange | null | undefined;
    defaultValue?: DateRange | undefined;
    /** Called with two complete dates, and with null when all segments are cleared. */
    onChange?: ((value: DateRange | null) => void) | undefined;
    /** The earliest and latest date, '2026-11-21'. */
    min?: string | undefined;
    max?: string | undefined;
    /** The current date, '2026-11-21': it is marked. */
    today?: string | undefined;
    readOnly?: boolean | undefined;
  } & PresetChoice;

type PresetChoice =
  | { presets?: undefined }
  | {
      /** Presets beside the month, in this order, relative to `today`. */
      presets: readonly RangePreset[];
      today: string;
    };

/** A range of dates, typed as dd/MM/yyyy or selected in a calendar. */
export function DateRangePicker({ onChange, ...props }: DateRangePickerProps) {
  const words = useMessages(dateRangePickerMessages);
  const limits = useMessages(dayBoundsMessages);
  const { start: first, end: last } = props.value ?? {};
  const [own, setOwn] = useState(() => rangeFromText(props.defaultValue));
  // The same object while the value is the same: for a new one react-aria drops what is half typed.
  const given = useMemo(
    () => rangeFromText(first === undefined || last === undefined ? null : { start: first, end: last }),
    [first, last],
  );
  const range = props.value === undefined ? own : given;
  const today = dayFromText(props.today);
  const bounds = { min: dayFromText(props.min), max: dayFromText(props.max), notBefore: null };
  const problem = range ? rangeProblem(range, bounds) : undefined;

  function announce(wrong: RangeProblem): string {
    if (wrong.reason === 'reversed') return words.reversed;
    return wrong.reason === 'past' ? limits.past : limits[wrong.reason](showDay(wrong.bound));
  }

  const { shown, change, typing, short, onFocusChange } = useTypedYear(
    range,
    ({ start, end }) => [start.year, end.year],
    (next: DayRange | null) => {
      setOwn(next);
      onChange?.(next && { start: next.start.toString(), end: next.end.toString() });
    },
  );

  const parts = (
    <div className={css.dates}>
      <DateParts slot="start" className={css.date} />
      <span aria-hidden="true" className={css.dash}>
        –
      </span>
      <DateParts slot="end" className={css.date} />
    </div>
  );
  return (
    <DateFieldFrame
      of={props}
      problem={short ? limits.shortYear : problem && announce(problem)}
      unfinished={typing ? limits.shortYear : props.required ? words.unfinished : words.unfinishedOrEmpty}
      typing={typing}
      formValues={{ '.start': range?.start.toString() ?? '', '.end': range?.end.toString() ?? '' }}
    >
      {(control) => (
        <AriaDateRangePicker
          {...control}
          granularity="day"
          firstDayOfWeek="mon"
          value={shown}
          onFocusChange={onFocusChange}
          placeholderValue={today}
          minValue={bounds.min}
          maxValue={bounds.max}
          onChange={change}
        >
          <CalendarBox disabled={control.isDisabled} parts={parts}>
            <div className={css.body}>
              {props.presets && today && (
                <Presets presets={props.presets} today={today} bounds={bounds} words={words} />
              )}
              <RangeCalendar>
                <MonthPanel today={today} range />
              </RangeCalendar>
            </div>
          </CalendarBox>
        </AriaDateRangePicker>
      )}
    </DateFieldFrame>
  );
}

function rangeFromText(text: DateRange | null | undefined): DayRange | null {
  const [start, end] = [dayFromText(text?.start), dayFromText(text?.end)];
  return start && end && { start, end };
}

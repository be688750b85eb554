import type { CalendarDate } from '@internationalized/date';
import { useContext, useMemo, useState } from 'react';
import {
  Calendar,
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
} from 'react-aria-components/DatePicker';
import { useMessages } from '../../messages/useMessages';
import { CalendarBox } from '../../private/date/CalendarBox';
import { DateFieldFrame } from '../../private/date/DateFieldFrame';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import { dayProblem, firstDay } from '../../private/date/dayBounds';
import { dayBoundsMessages } from '../../private/date/dayBounds.messages';
import { dayFromText, showDay } from '../../private/date/dayText';
import { useTypedYear } from '../../private/date/useTypedYear';
import { MonthPanel } from '../../private/date/MonthPanel';
import { monthPanelMessages } from '../../private/date/MonthPanel.messages';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { Button as PlainButton } from '../Button/Button';

export type DatePickerProps = FieldName &
  FieldState & {
    /** A date such as '2026-11-21', without a time zone; null is empty. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a complete date, and with null when all segments are cleared. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest date, '2026-11-21'. */
    min?: string | undefined;
    max?: string | undefined;
    /** The current date, '2026-11-21': it is marked, and a button selects it. */
    today?: string | undefined;
    readOnly?: boolean | undefined;
  } & PastRule;

type PastRule =
  | { noPast?: false | undefined }
  | {
      /** Refuses dates before `today`. */
      noPast: true;
      today: string;
    };

/** A date, typed as dd/MM/yyyy or selected in a calendar. */
export function DatePicker({ onChange, ...props }: DatePickerProps) {
  const words = useMessages(dayBoundsMessages);
  const calendar = useMessages(monthPanelMessages);
  const [own, setOwn] = useState(() => dayFromText(props.defaultValue));
  // The same object while the value is the same: for a new one react-aria drops what is half typed.
  const given = useMemo(() => dayFromText(props.value), [props.value]);
  const day = props.value === undefined ? own : given;
  const today = dayFromText(props.today);
  const max = dayFromText(props.max);
  const bounds = { min: dayFromText(props.min), max, notBefore: props.noPast ? today : null };
  const problem = day ? dayProblem(day, bounds) : undefined;
  const passed =
    problem && (problem.reason === 'past' ? words.past : words[problem.reason](showDay(problem.bound)));

  const { shown, change, typing, short, onFocusChange } = useTypedYear(
    day,
    ({ year }) => [year],
    (next: CalendarDate | null) => {
      setOwn(next);
      onChange?.(next && next.toString());
    },
  );

  return (
    <DateFieldFrame
      of={props}
      problem={short ? words.shortYear : passed}
      unfinished={typing ? words.shortYear : props.required ? words.unfinished : words.unfinishedOrEmpty}
      typing={typing}
      formValues={{ '': day?.toString() ?? '' }}
    >
      {(control) => (
        <AriaDatePicker
          {...control}
          granularity="day"
          firstDayOfWeek="mon"
          value={shown}
          onFocusChange={onFocusChange}
          placeholderValue={today}
          minValue={firstDay(bounds)}
          maxValue={max}
          onChange={change}
        >
          <CalendarBox disabled={control.isDisabled} parts={<DateParts className={css.parts} />}>
            <Calendar>
              <MonthPanel today={today} />
            </Calendar>
            {today && (
              <ChooseToday
                today={today}
                refused={dayProblem(today, bounds) !== undefined}
                words={calendar.today}
              />
            )}
          </CalendarBox>
        </AriaDatePicker>
      )}
    </DateFieldFrame>
  );
}

interface ChooseTodayProps {
  today: CalendarDate;
  refused: boolean;
  words: string;
}

function ChooseToday({ today, refused, words }: ChooseTodayProps) {
  const picker = useContext(DatePickerStateContext);
  function choose() {
    picker?.setDateValue(today);
    picker?.close();
  }
  return (
    <PlainButton variant="quiet" size="small" wide disabled={refused} onPress={choose}>
      {words}
    </PlainButton>
  );
}

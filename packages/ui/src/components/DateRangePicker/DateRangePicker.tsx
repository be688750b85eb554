import { useState } from 'react';
import {
  Button,
  DateRangePicker as AriaDateRangePicker,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Popover';
import { CalendarIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { DateParts } from '../../private/date/DateParts';
import * as partsCss from '../../private/date/DateParts.css';
import { dayBoundsMessages } from '../../private/date/dayBounds.messages';
import { dayFromText, showDay } from '../../private/date/dayText';
import { MonthPanel } from '../../private/date/MonthPanel';
import { dialog } from '../../private/date/MonthPanel.css';
import { monthPanelMessages } from '../../private/date/MonthPanel.messages';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { given } from '../../private/given';
import { panel } from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import * as css from './DateRangePicker.css';
import { dateRangePickerMessages } from './DateRangePicker.messages';
import { Presets } from './Presets';
import type { DayRange, RangePreset } from './presetRange';
import { rangeProblem, type RangeProblem } from './rangeProblem';

export interface DateRange {
  /** The first day, '2026-11-21'. */
  start: string;
  /** The last day; it belongs to the range. */
  end: string;
}

export type DateRangePickerProps = FieldName &
  FieldState & {
    /** Null is empty. In a form the two days are `name.start` and `name.end`. */
    value?: DateRange | null | undefined;
    defaultValue?: DateRange | undefined;
    /** Called with two whole days, and with null when every part has been emptied. */
    onChange?: ((value: DateRange | null) => void) | undefined;
    /** The earliest and latest day, '2026-11-21'. */
    min?: string | undefined;
    max?: string | undefined;
    /** The day of today where the page is, '2026-11-21': it is marked. */
    today?: string | undefined;
    readOnly?: boolean | undefined;
  } & PresetChoice;

type PresetChoice =
  | { presets?: undefined }
  | {
      /** Ready choices beside the month, in this order, counted from `today`. */
      presets: readonly RangePreset[];
      today: string;
    };

/** From one day to another, typed as yyyy/MM/dd or chosen in a calendar. */
export function DateRangePicker({ onChange, ...props }: DateRangePickerProps) {
  const words = useMessages(dateRangePickerMessages);
  const calendar = useMessages(monthPanelMessages);
  const limits = useMessages(dayBoundsMessages);
  const [own, setOwn] = useState(() => rangeFromText(props.defaultValue));
  const range = props.value === undefined ? own : rangeFromText(props.value);
  const today = dayFromText(props.today);
  const bounds = { min: dayFromText(props.min), max: dayFromText(props.max), notBefore: null };
  const problem = range ? rangeProblem(range, bounds) : undefined;
  const field = useField({ ...props, error: props.error ?? (problem && say(problem)) });
  const { ids, disabled, error, described } = field;

  function say(wrong: RangeProblem): string {
    if (wrong.reason === 'reversed') return words.reversed;
    return wrong.reason === 'past' ? limits.past : limits[wrong.reason](showDay(wrong.bound));
  }

  function change(next: DayRange | null) {
    setOwn(next);
    onChange?.(next && { start: next.start.toString(), end: next.end.toString() });
  }

  return (
    <ReactAria>
      <Field
        {...field}
        label={props.label}
        description={props.description}
        required={props.required}
        native={false}
      >
        <AriaDateRangePicker
          id={ids.control}
          granularity="day"
          shouldForceLeadingZeros
          firstDayOfWeek="mon"
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isReadOnly={props.readOnly ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          value={range}
          placeholderValue={today}
          minValue={bounds.min}
          maxValue={bounds.max}
          onChange={change}
          {...given({
            'aria-label': props['aria-label'],
            'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
            'aria-describedby': described,
          })}
        >
          <Group className={partsCss.box} isDisabled={disabled}>
            <div className={css.dates}>
              <DateParts slot="start" className={css.date} />
              <span aria-hidden="true" className={css.dash}>
                –
              </span>
              <DateParts slot="end" className={css.date} />
            </div>
            <Button className={partsCss.opener} aria-label={calendar.open}>
              <Icon of={CalendarIcon} />
            </Button>
          </Group>
          <Popover className={panel} offset={4}>
            <Dialog className={dialog}>
              <div className={css.body}>
                {props.presets && today && (
                  <Presets presets={props.presets} today={today} bounds={bounds} words={words} />
                )}
                <RangeCalendar>
                  <MonthPanel today={today} range />
                </RangeCalendar>
              </div>
            </Dialog>
          </Popover>
        </AriaDateRangePicker>
        {props.name !== undefined && (
          <>
            <input type="hidden" name={`${props.name}.start`} value={range?.start.toString() ?? ''} />
            <input type="hidden" name={`${props.name}.end`} value={range?.end.toString() ?? ''} />
          </>
        )}
      </Field>
    </ReactAria>
  );
}

function rangeFromText(text: DateRange | null | undefined): DayRange | null {
  const [start, end] = [dayFromText(text?.start), dayFromText(text?.end)];
  return start && end && { start, end };
}

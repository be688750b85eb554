import { toCalendarDate, type CalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Popover';
import { CalendarIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import { momentFromText, nextHour, textFromMoment } from '../../private/date/moment';
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
import { dateTimePickerMessages } from './DateTimePicker.messages';
import { ChooseTime } from './ChooseTime';
import { momentProblem } from './momentProblem';

export type DateTimePickerProps = FieldName &
  FieldState & {
    /** RFC 3339 in UTC, '2026-11-21T07:00:00Z'; null is empty. It is shown in Asia/Ho_Chi_Minh. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a whole moment, and with null when every part has been emptied. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest moment, RFC 3339. */
    min?: string | undefined;
    max?: string | undefined;
    /** The moment of now, RFC 3339: its day is marked, and the next full hour is proposed. */
    now?: string | undefined;
    readOnly?: boolean | undefined;
  } & PastRule;

type PastRule =
  | { noPast?: false | undefined }
  | {
      /** Moments before `now` are refused. */
      noPast: true;
      now: string;
    };

/** A moment to the second, typed as yyyy/MM/dd HH:mm:ss in 24 hours or chosen in a calendar. */
export function DateTimePicker({ onChange, ...props }: DateTimePickerProps) {
  const words = useMessages(dateTimePickerMessages);
  const calendar = useMessages(monthPanelMessages);
  const [own, setOwn] = useState(() => momentFromText(props.defaultValue));
  const moment = props.value === undefined ? own : momentFromText(props.value);
  const [min, max, now] = [momentFromText(props.min), momentFromText(props.max), momentFromText(props.now)];
  const today = now && toCalendarDate(now);
  // The calendar bounds days: the day of a bound itself can be chosen, its hours are judged in words.
  const earliest = [min, props.noPast ? now : null].flatMap((bound) => bound ?? []);
  const firstMoment = earliest.toSorted((one, other) => other.compare(one))[0];
  const problem = moment
    ? momentProblem(moment, { min, max, now: props.noPast ? now : null }, words)
    : undefined;
  const description = [props.description, words.zone].filter(Boolean).join(' ');
  const field = useField({ ...props, description, error: props.error ?? problem });
  const { ids, disabled, error, described } = field;

  function change(next: CalendarDateTime | null) {
    setOwn(next);
    onChange?.(next && textFromMoment(next, 'second'));
  }

  return (
    <ReactAria>
      <Field
        {...field}
        label={props.label}
        description={description}
        required={props.required}
        native={false}
      >
        <AriaDatePicker
          id={ids.control}
          granularity="second"
          hourCycle={24}
          shouldForceLeadingZeros
          shouldCloseOnSelect={false}
          firstDayOfWeek="mon"
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isReadOnly={props.readOnly ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          value={moment}
          placeholderValue={now && nextHour(now)}
          minValue={firstMoment?.set({ hour: 0, minute: 0, second: 0 }) ?? null}
          maxValue={max}
          onChange={change}
          {...given({
            'aria-label': props['aria-label'],
            'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
            'aria-describedby': described,
          })}
        >
          <Group className={css.box} isDisabled={disabled}>
            <DateParts className={css.parts} />
            <Button className={css.opener} aria-label={calendar.open}>
              <Icon of={CalendarIcon} />
            </Button>
          </Group>
          <Popover className={panel} offset={4}>
            <Dialog className={dialog}>
              <Calendar>
                <MonthPanel today={today} />
              </Calendar>
              <ChooseTime words={words} />
            </Dialog>
          </Popover>
        </AriaDatePicker>
        {props.name !== undefined && (
          <input type="hidden" name={props.name} value={moment ? textFromMoment(moment, 'second') : ''} />
        )}
      </Field>
    </ReactAria>
  );
}

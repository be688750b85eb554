import type { CalendarDate } from '@internationalized/date';
import { useContext, useState } from 'react';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Popover';
import { CalendarIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { DateParts } from '../../private/date/DateParts';
import * as css from '../../private/date/DateParts.css';
import { dayProblem, firstDay } from '../../private/date/dayBounds';
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
import { Button as PlainButton } from '../Button/Button';
import { Icon } from '../Icon/Icon';

export type DatePickerProps = FieldName &
  FieldState & {
    /** A day as '2026-11-21'; null is empty. It has no zone. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    /** Called with a whole day, and with null when every part has been emptied. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The earliest and latest day, '2026-11-21'. */
    min?: string | undefined;
    max?: string | undefined;
    /** The day of today where the page is, '2026-11-21': it is marked, and a button chooses it. */
    today?: string | undefined;
    readOnly?: boolean | undefined;
  } & PastRule;

type PastRule =
  | { noPast?: false | undefined }
  | {
      /** Days before `today` are refused. */
      noPast: true;
      today: string;
    };

/** A day, typed as yyyy/MM/dd or chosen in a calendar. */
export function DatePicker({ onChange, ...props }: DatePickerProps) {
  const words = useMessages(dayBoundsMessages);
  const calendar = useMessages(monthPanelMessages);
  const [own, setOwn] = useState(() => dayFromText(props.defaultValue));
  const day = props.value === undefined ? own : dayFromText(props.value);
  const today = dayFromText(props.today);
  const max = dayFromText(props.max);
  const bounds = { min: dayFromText(props.min), max, notBefore: props.noPast ? today : null };
  const problem = day ? dayProblem(day, bounds) : undefined;
  const passed =
    problem && (problem.reason === 'past' ? words.past : words[problem.reason](showDay(problem.bound)));
  const field = useField({ ...props, error: props.error ?? passed });
  const { ids, disabled, error, described } = field;

  function change(next: CalendarDate | null) {
    setOwn(next);
    onChange?.(next && next.toString());
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
        <AriaDatePicker
          id={ids.control}
          granularity="day"
          shouldForceLeadingZeros
          firstDayOfWeek="mon"
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isReadOnly={props.readOnly ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          value={day}
          placeholderValue={today}
          minValue={firstDay(bounds)}
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
              {today && (
                <ChooseToday
                  today={today}
                  refused={dayProblem(today, bounds) !== undefined}
                  words={calendar.today}
                />
              )}
            </Dialog>
          </Popover>
        </AriaDatePicker>
        {props.name !== undefined && <input type="hidden" name={props.name} value={day?.toString() ?? ''} />}
      </Field>
    </ReactAria>
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

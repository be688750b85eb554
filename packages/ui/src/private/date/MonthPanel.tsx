import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import * as buttonCss from '../../components/Button/Button.css';
import { Icon } from '../../components/Icon/Icon';
import { ChevronBackIcon, ChevronForwardIcon } from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../classes';
import * as css from './MonthPanel.css';
import { monthPanelMessages } from './MonthPanel.messages';
import { yearsToChoose } from './yearsToChoose';

interface MonthPanelProps {
  /** The day that is marked as today. */
  today: CalendarDate | null;
  range?: boolean;
}

/** A month with selects for month and year. Must be inside a react-aria calendar, of one day or of a range. */
export function MonthPanel({ today, range = false }: MonthPanelProps) {
  const words = useMessages(monthPanelMessages);
  // The narrow name is 'T2' in Vietnamese, but a single letter in English.
  const weekdays = useLanguage() === 'vi' ? 'narrow' : 'short';
  const turn = classes(
    buttonCss.button,
    buttonCss.size.small,
    buttonCss.square.small,
    buttonCss.variant.neutral,
  );
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <Button slot="previous" aria-label={words.previous} className={turn}>
          <Icon of={ChevronBackIcon} directed />
        </Button>
        <div className={css.selects}>
          <CalendarMonthPicker format="long">{(picker) => <Choice {...picker} />}</CalendarMonthPicker>
          <YearChoice label={words.year} today={today} />
        </div>
        <Button slot="next" aria-label={words.next} className={turn}>
          <Icon of={ChevronForwardIcon} directed />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle={weekdays}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={classes(css.cell, range && css.between)}
              data-current={(today && isSameDay(date, today)) || undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

function YearChoice({ label, today }: { label: string; today: CalendarDate | null }) {
  const ofADay = useContext(CalendarStateContext);
  const ofARange = useContext(RangeCalendarStateContext);
  const calendar = ofADay ?? ofARange;
  if (!calendar) return null;
  const shown = calendar.focusedDate;
  const years = yearsToChoose({
    shown: shown.year,
    today: today?.year,
    min: calendar.minValue?.year,
    max: calendar.maxValue?.year,
  });
  return (
    <Choice
      aria-label={label}
      value={shown.year}
      items={years.map((year) => ({ id: year, formatted: String(year) }))}
      onChange={(year) => calendar.setFocusedDate(shown.set({ year }))}
    />
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** A native select, so that phones show their own picker. */
function Choice({ items, value, onChange, ...name }: ChoiceProps) {
  return (
    <select
      {...name}
      className={css.select}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

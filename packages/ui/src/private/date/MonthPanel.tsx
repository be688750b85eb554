import { isSameDay, type CalendarDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import * as buttonCss from '../../components/Button/Button.css';
import { Icon } from '../../components/Icon/Icon';
import { ChevronBackIcon, ChevronForwardIcon } from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../classes';
import * as css from './MonthPanel.css';
import { monthPanelMessages } from './MonthPanel.messages';

interface MonthPanelProps {
  /** The day that is marked as today. */
  today: CalendarDate | null;
  range?: boolean;
}

/** A month with quick ways to another one. Stands inside a calendar of react-aria, of one day or of a range. */
export function MonthPanel({ today, range = false }: MonthPanelProps) {
  const words = useMessages(monthPanelMessages);
  // The narrow name is 'T2' in Vietnamese and a lone letter in English.
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
          <CalendarYearPicker visibleYears={40}>{(picker) => <Choice {...picker} />}</CalendarYearPicker>
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

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** A native list: on a phone it is the one that a finger knows. */
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

import { useId } from 'react';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { dayFromText } from '../../private/date/dayText';
import { label as labelLook } from '../../private/field/Field.css';
import * as css from './FilterPopover.css';
import { dateEnds, type DateEnd, type FilterDefinition, type FilterState } from './filterProps';
import { dateCondition, dayOf } from './filterState';

interface FilterFieldProps {
  definition: FilterDefinition;
  /** The conditions of this field. */
  conditions: FilterState;
  /** Of a field with many choices. */
  maxChoices: number;
  onChange: (conditions: FilterState) => void;
  words: { any: string; after: string; before: string; contains: (label: string) => string };
}

/** Not a server value: it stands for no choice. */
const any = '*any';

/** The input for the conditions of one definition. */
export function FilterField({ definition, conditions, maxChoices, onChange, words }: FilterFieldProps) {
  const { key, label } = definition;
  const condition = conditions[0];
  switch (definition.type) {
    case 'choice':
      return (
        <Select
          label={label}
          options={[{ value: any, label: words.any }, ...(definition.options ?? [])]}
          value={condition && 'choice' in condition ? condition.choice : any}
          onChange={(choice) => onChange(choice === any ? [] : [{ key, choice }])}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          label={label}
          placeholder={words.any}
          options={definition.options ?? []}
          {...definition.search}
          max={maxChoices}
          value={condition && 'choices' in condition ? condition.choices : []}
          onChange={(choices) => onChange([{ key, choices }])}
        />
      );
    case 'text':
      return (
        <TextField
          label={words.contains(label)}
          maxLength={definition.maxLength}
          value={condition && 'text' in condition ? condition.text : ''}
          onChange={(text) => onChange([{ key, text }])}
        />
      );
    case 'dates':
      return <DateConditions {...{ label, conditions, onChange, words }} name={key} />;
  }
}

type DateConditionsProps = Pick<FilterFieldProps, 'conditions' | 'onChange' | 'words'> & {
  label: string;
  name: string;
};

function DateConditions({ label, name, conditions, onChange, words }: DateConditionsProps) {
  const id = useId();
  const isOf = (end: DateEnd) => (one: FilterState[number]) => dayOf(one, end) !== undefined;
  const day = (end: DateEnd) => {
    const found = conditions.find(isOf(end));
    return (found && dayOf(found, end)) ?? null;
  };
  const firstEnd = dayFromText(day('after'))?.add({ days: 1 }).toString();
  return (
    <div role="group" aria-labelledby={id} className={css.dates}>
      <span id={id} className={labelLook}>
        {label}
      </span>
      {dateEnds.map((end) => (
        <div key={end} className={css.date}>
          <span id={id + end} className={css.dateLabel}>
            {words[end]}
          </span>
          <DatePicker
            aria-labelledby={id + end}
            value={day(end)}
            min={end === 'before' ? firstEnd : undefined}
            onChange={(date) => {
              const others = conditions.filter((one) => !isOf(end)(one));
              onChange(date === null ? others : [...others, dateCondition(name, end, date)]);
            }}
          />
        </div>
      ))}
    </div>
  );
}

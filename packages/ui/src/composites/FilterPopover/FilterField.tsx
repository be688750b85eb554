import { useId } from 'react';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { dayFromText } from '../../private/date/dayText';
import { label as labelLook } from '../../private/field/Field.css';
import * as css from './FilterPopover.css';
import { dateCompares, type FilterDefinition, type FilterState } from './filterProps';

interface FilterFieldProps {
  definition: FilterDefinition;
  /** Those of this field. */
  conditions: FilterState;
  onChange: (conditions: FilterState) => void;
  words: { any: string; after: string; before: string; contains: (label: string) => string };
}

/** No value of a server: it stands for none. */
const any = '*any';

/** The field that asks for the conditions of one definition. */
export function FilterField({ definition, conditions, onChange, words }: FilterFieldProps) {
  const { key, label } = definition;
  const condition = conditions[0];
  switch (definition.type) {
    case 'select':
      return (
        <Select
          label={label}
          options={[{ value: any, label: words.any }, ...(definition.options ?? [])]}
          value={condition && 'selected' in condition ? condition.selected : any}
          onChange={(selected) => onChange(selected === any ? [] : [{ key, selected }])}
        />
      );
    case 'multiSelect':
      return (
        <MultiSelect
          label={label}
          placeholder={words.any}
          options={definition.options ?? []}
          value={condition && 'multiSelected' in condition ? condition.multiSelected : []}
          onChange={(multiSelected) => onChange([{ key, multiSelected }])}
        />
      );
    case 'textField':
      return (
        <TextField
          label={words.contains(label)}
          maxLength={definition.maxLength}
          value={condition && 'fieldValue' in condition ? condition.fieldValue : ''}
          onChange={(fieldValue) => onChange([{ key, compare: 'like', fieldValue }])}
        />
      );
    case 'date':
      return <DateConditions {...{ label, conditions, onChange, words }} name={key} />;
  }
}

type DateConditionsProps = Pick<FilterFieldProps, 'conditions' | 'onChange' | 'words'> & {
  label: string;
  name: string;
};

function DateConditions({ label, name, conditions, onChange, words }: DateConditionsProps) {
  const id = useId();
  const titles = { isAfter: words.after, isBefore: words.before };
  const day = (compare: string) => {
    const found = conditions.find((one) => 'date' in one && one.compare === compare);
    return found && 'date' in found ? found.date : null;
  };
  const firstEnd = dayFromText(day('isAfter'))?.add({ days: 1 }).toString();
  return (
    <div role="group" aria-labelledby={id} className={css.dates}>
      <span id={id} className={labelLook}>
        {label}
      </span>
      {dateCompares.map((compare) => (
        <div key={compare} className={css.date}>
          <span id={id + compare} className={css.dateLabel}>
            {titles[compare]}
          </span>
          <DatePicker
            aria-labelledby={id + compare}
            value={day(compare)}
            min={compare === 'isBefore' ? firstEnd : undefined}
            onChange={(date) => {
              const others = conditions.filter((one) => !('date' in one && one.compare === compare));
              onChange(date === null ? others : [...others, { key: name, compare, date }]);
            }}
          />
        </div>
      ))}
    </div>
  );
}

import type { DropdownOption } from '@sen/api/contract/model';
import { ComboBox } from '@sen/ui/ComboBox';
import { Stack } from '@sen/ui/Stack';
import { TagGroup } from '@sen/ui/TagGroup';
import { useState } from 'react';
import { peopleWords as words } from './peopleWords';

interface ChosenPeopleProps {
  name: string;
  label: string;
  description?: string | undefined;
  /** People who match what was typed and are not chosen yet. */
  offered: readonly (DropdownOption & { email: string })[];
  loading?: boolean;
  max: number;
  value: readonly DropdownOption[];
  onSearch: (typed: string) => void;
  onChange: (people: DropdownOption[]) => void;
}

/** Selects any number of people by typing their names: one field to find them, and a tag for each. */
export function ChosenPeople({
  offered,
  loading,
  max,
  description,
  value,
  onSearch,
  onChange,
  ...field
}: ChosenPeopleProps) {
  // The field of each choice is a new one, which begins empty and with the focus.
  const [choices, setChoices] = useState(0);
  const full = value.length >= max;
  return (
    <Stack gap="s">
      <ComboBox
        key={choices}
        {...field}
        focusOnMount={choices > 0}
        description={full ? words('full', { max }) : description}
        disabled={full}
        loading={loading}
        options={offered.map(({ id, name, email }) => ({ value: id, label: name, description: email }))}
        value={null}
        onSearch={onSearch}
        onChange={(id) => {
          const chosen = offered.find((person) => person.id === id);
          if (!chosen) return;
          onSearch('');
          setChoices(choices + 1);
          onChange([...value, { id: chosen.id, name: chosen.name }]);
        }}
      />
      {value.length > 0 && (
        <TagGroup
          label={words('chosen', { count: value.length })}
          tags={value.map(({ id, name }) => ({ id, label: name }))}
          onRemove={(gone) => onChange(value.filter(({ id }) => id !== gone))}
        />
      )}
    </Stack>
  );
}

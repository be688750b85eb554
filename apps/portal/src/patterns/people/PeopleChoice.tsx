import type { DropdownOption, Role } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { Stack } from '@sen/ui/Stack';
import { TagGroup } from '@sen/ui/TagGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keywords } from '../list/callQuery';
import { peopleWords as words } from './peopleWords';

interface PeopleChoiceProps {
  name: string;
  label: string;
  description: string;
  /** The unit whose members are offered. */
  companyId: string;
  /** Offers those with this role alone. */
  ofRole?: Role;
  /** People who are not offered: those chosen elsewhere. */
  except: readonly DropdownOption[];
  max: number;
  value: readonly DropdownOption[];
  onChange: (people: DropdownOption[]) => void;
}

/** Selects any number of members of a unit, searched by name on the server: units have more than a list can show. */
export function PeopleChoice({
  companyId,
  ofRole,
  except,
  max,
  description,
  value,
  onChange,
  ...field
}: PeopleChoiceProps) {
  const [typed, setTyped] = useState('');
  // The field of each choice is a new one, which begins empty and with the focus.
  const [choices, setChoices] = useState(0);
  const wanted = { name: typed, company_id: companyId, role: ofRole, status: ['active', 'inactive'] };
  const members = useQuery(memberQueries.list({ limit: 20, ...keywords(wanted) }));
  const gone = new Set([...value, ...except].map(({ id }) => id));
  const options = (members.data?.data ?? [])
    .filter(({ id }) => !gone.has(id))
    .map(({ id, name, email }) => ({ value: id, label: name, description: email }));
  const full = value.length >= max;
  const hint = full ? words('full', { max }) : description;
  return (
    <Stack gap="s">
      <ComboBox
        key={choices}
        {...field}
        focusOnMount={choices > 0}
        description={members.isError ? words('failed') : hint}
        disabled={full}
        loading={members.isFetching}
        options={options}
        value={null}
        onSearch={setTyped}
        onChange={(id) => {
          const chosen = options.find((option) => option.value === id);
          if (!chosen) return;
          setTyped('');
          setChoices(choices + 1);
          onChange([...value, { id: chosen.value, name: chosen.label }]);
        }}
      />
      {value.length > 0 && (
        <TagGroup
          label={words('chosen', { count: value.length })}
          tags={value.map(({ id, name }) => ({ id, label: name }))}
          onRemove={(gonePerson) => onChange(value.filter(({ id }) => id !== gonePerson))}
        />
      )}
    </Stack>
  );
}

import type { DropdownOption, Role } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from '../isSearching';
import { keywords } from '../list/callQuery';
import { ChosenPeople } from './ChosenPeople';
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
export function PeopleChoice({ companyId, ofRole, except, description, value, ...field }: PeopleChoiceProps) {
  const [typed, setTyped] = useState('');
  const wanted = { name: typed, company_id: companyId, role: ofRole, status: ['active', 'inactive'] };
  const members = useQuery(memberQueries.list({ limit: 20, ...keywords(wanted) }));
  const gone = new Set([...value, ...except].map(({ id }) => id));
  return (
    <ChosenPeople
      {...field}
      description={members.isError ? words('failed') : description}
      loading={isSearching(members)}
      offered={(members.data?.data ?? []).filter(({ id }) => !gone.has(id))}
      value={value}
      onSearch={setTyped}
    />
  );
}

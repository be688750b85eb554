import type { DropdownOption, Role } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  /** People who are not offered: those chosen elsewhere in the form. */
  except?: readonly DropdownOption[];
  /** A class whose students, who can be thousands, are not offered. */
  notInClass?: string;
  max: number;
  value: readonly DropdownOption[];
  onChange: (people: DropdownOption[]) => void;
}

/** The server's page, and how many people are offered at least if so many are found. */
const limit = 50 as const;
const enough = 20;

const nobody: readonly DropdownOption[] = [];

/** Selects any number of members of a unit, searched by name on the server: units have more than a list can show. */
export function PeopleChoice({
  companyId,
  ofRole,
  except = nobody,
  notInClass,
  description,
  value,
  ...field
}: PeopleChoiceProps) {
  const [typed, setTyped] = useState('');
  const wanted = { name: typed, company_id: companyId, role: ofRole, status: ['active', 'inactive'] };
  const members = useInfiniteQuery(
    memberQueries.pages({
      limit,
      ...(notInClass !== undefined && { not_in_class: notInClass }),
      ...keywords(wanted),
    }),
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = members;
  const gone = new Set([...value, ...except].map(({ id }) => id));
  const offered = (data?.pages ?? []).flatMap((page) => page.data).filter(({ id }) => !gone.has(id));
  // Those who are chosen already may fill whole pages of a common name.
  const needsMore = offered.length < enough && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return (
    <ChosenPeople
      {...field}
      description={isError ? words('failed') : description}
      loading={isSearching(members) || members.isFetchingNextPage}
      offered={offered}
      value={value}
      onSearch={setTyped}
    />
  );
}

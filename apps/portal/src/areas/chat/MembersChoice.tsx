import type { DropdownOption, Role } from '@sen/api/contract/model';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { roles } from '@sen/domain/access/roles';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { receiversOf } from '@sen/domain/chat/mayWriteTo';
import { matchesSearch } from '@sen/domain/text/search';
import { Button } from '@sen/ui/Button';
import { Columns } from '@sen/ui/Columns';
import { Inline } from '@sen/ui/Inline';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { isSearching } from '../../patterns/isSearching';
import { keywords } from '../../patterns/list/callQuery';
import { ChosenPeople } from '../../patterns/people/ChosenPeople';
import { peopleWords } from '../../patterns/people/peopleWords';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { roleLabel } from '../../words/labels';
import { words } from './words';

interface MembersChoiceProps {
  value: readonly DropdownOption[];
  onChange: (members: DropdownOption[]) => void;
}

/** How many people are offered at least, if so many are found. */
const enough = 20;
/** Without the person who creates it. */
const most = chatLimits.members.max - 1;

/** The members of a group, searched by name among the people of a role, a unit or a class; a class is added as a whole too. */
export function MembersChoice({ value, onChange }: MembersChoiceProps) {
  const { role: ownRole } = useUser();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role | 'all'>('all');
  const [unit, setUnit] = useState<DropdownOption | null>(null);
  const [classroom, setClassroom] = useState<DropdownOption | null>(null);
  const people = useInfiniteQuery({
    ...chatQueries.users({
      limit: 50,
      ...keywords({ name: typed, role: role === 'all' ? undefined : role, company_id: unit?.id }),
    }),
    enabled: classroom === null,
  });
  const ofClass = useQuery({ ...classQueries.detail(classroom?.id ?? ''), enabled: classroom !== null });
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = people;
  const chosen = new Set(value.map(({ id }) => id));
  const students = (ofClass.data?.data.students ?? []).filter(({ id }) => !chosen.has(id));
  const offered = classroom
    ? students.filter(({ name }) => matchesSearch(name, typed)).slice(0, enough)
    : (data?.pages ?? []).flatMap((page) => page.data).filter(({ id }) => !chosen.has(id));
  const needsMore = offered.length < enough && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const reached = new Set(receiversOf(ownRole).flatMap((receivers) => receivers.roles));
  return (
    <Stack>
      <Columns division="halves">
        <Select
          label={words('role')}
          value={role}
          options={[
            { value: 'all', label: words('everyRole') },
            ...roles
              .filter((each) => reached.has(each))
              .map((each) => ({ value: each, label: roleLabel(each) })),
          ]}
          onChange={setRole}
        />
        <SearchedChoice
          name="classroom_id"
          label={words('classroom')}
          description={words('classHelp')}
          find={(name) =>
            classQueries.list({ limit: 20, ...keywords({ classroom_name: name, company_id: unit?.id }) })
          }
          optionsOf={({ data: classes }) => classes.map(({ id, classroom_name: name }) => ({ id, name }))}
          failed={words('classesFailed')}
          value={classroom}
          onChange={setClassroom}
        />
        {ownRole === 'super-admin' && (
          <SearchedChoice
            name="company_id"
            label={words('unit')}
            find={chatQueries.companies}
            optionsOf={({ data: units }) => units}
            failed={words('unitsFailed')}
            value={unit}
            onChange={setUnit}
          />
        )}
      </Columns>
      <ChosenPeople
        name="user_ids"
        label={words('memberSearch')}
        description={isError || ofClass.isError ? peopleWords('failed') : words('memberHelp')}
        loading={isSearching(people) || isSearching(ofClass) || people.isFetchingNextPage}
        offered={offered}
        max={most}
        value={value}
        onSearch={setTyped}
        onChange={onChange}
      />
      {students.length > 0 && (
        <Inline>
          <Button
            size="small"
            disabledReason={
              value.length + students.length > most ? peopleWords('full', { max: most }) : undefined
            }
            onPress={() => onChange([...value, ...students.map(({ id, name }) => ({ id, name }))])}
          >
            {words('addClass', { count: students.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

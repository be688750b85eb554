import type { DropdownOption } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../words/formats';
import { keywords } from '../../patterns/list/callQuery';
import { words } from './words';

/** Above this number classes are searched by name. */
const maxOptions = 50;

interface ClassChoiceProps {
  /** The unit of the classes; the caller's own when absent. */
  unit: string | undefined;
  /** The requested class, selected initially. */
  asked: DropdownOption | null;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Selects a class of the unit that has not ended. */
export function ClassChoice({ unit, asked, value, onChange }: ClassChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = keywords({
    timing: ['happening', 'not_started'],
    company_id: unit,
    classroom_name: search,
  });
  const classes = useQuery(
    classQueries.list({
      limit: maxOptions,
      sort: 'classroom_name',
      order: 'asc',
      ...wanted,
    }),
  );
  const found = (classes.data?.data ?? []).map((classroom) => ({
    value: classroom.id,
    label: classroom.classroom_name,
    description: words('classPeriod', {
      course: classroom.course_name,
      start: formatDate(classroom.classroom_start_time),
      end: formatDate(classroom.classroom_end_time),
    }),
  }));
  const options = classes.data || !asked ? found : [{ value: asked.id, label: asked.name }];
  return (
    <ComboBox
      name="classroom_id"
      label={words('chooseClass')}
      description={words('chooseHelp')}
      required
      value={value}
      options={options}
      loading={classes.isFetching}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

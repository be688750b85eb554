import type { DropdownOption } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from '../../patterns/isSearching';
import { keywords } from '../../patterns/list/callQuery';
import { words } from './words';

interface CoursesChoiceProps {
  companyId: string;
  value: readonly DropdownOption[];
  onChange: (courses: DropdownOption[]) => void;
}

/** Selects courses of a unit, searched by name. */
export function CoursesChoice({ companyId, value, onChange }: CoursesChoiceProps) {
  const [typed, setTyped] = useState('');
  const courses = useQuery(
    courseQueries.list({ limit: 20, ...keywords({ course_name: typed, company_id: companyId }) }),
  );
  const found = (courses.data?.data ?? []).map(({ id, course_name }) => ({ id, name: course_name }));
  const optionOf = ({ id, name }: DropdownOption) => ({ value: id, label: name });
  return (
    <MultiSelect
      name="course_ids"
      label={words('courses')}
      description={words(courses.isError ? 'coursesFailed' : 'coursesHelp')}
      max={200}
      options={found.map(optionOf)}
      known={value.map(optionOf)}
      loading={isSearching(courses)}
      onSearch={setTyped}
      value={value.map(({ id }) => id)}
      onChange={(ids) => {
        const known = [...value, ...found];
        onChange(ids.flatMap((id) => known.find((course) => course.id === id) ?? []));
      }}
    />
  );
}

import type { DropdownOption } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '../words/formats';
import { isSearching } from './isSearching';
import { keywords } from './list/callQuery';
import { words } from './words';

/** Above this number classes are searched by name. */
const maxOptions = 50;

interface ClassChoiceProps {
  /** The name of the field. */
  name?: string;
  label: string;
  /** Which classes are offered. */
  description: string;
  /** The unit of the classes; the caller's own when absent. */
  unit?: string | undefined;
  /** Only classes of this course. */
  course?: string | undefined;
  /** The class that is selected initially. */
  asked?: DropdownOption | null;
  /** Selects the class at once where only one is offered. */
  selectOnly?: boolean;
  focusOnMount?: boolean;
  value: string | null;
  /** Called with null when the text is cleared. */
  onChange: (id: string | null) => void;
}

/** Selects a class that has not ended, searched by name. */
export function ClassChoice({
  name = 'classroom_id',
  label,
  description,
  unit,
  course,
  asked,
  selectOnly = false,
  focusOnMount,
  value,
  onChange,
}: ClassChoiceProps) {
  const [search, setSearch] = useState('');
  const classes = useQuery(
    classQueries.list({
      limit: maxOptions,
      sort: 'classroom_name',
      order: 'asc',
      ...keywords({
        timing: ['happening', 'not_started'],
        company_id: unit,
        course_id: course,
        classroom_name: search,
      }),
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
  const [only] = !search && classes.data?.total === 1 ? classes.data.data : [];
  const onlyId = selectOnly ? only?.id : undefined;
  const wasSelected = useRef(false);
  const selectOffered = useEffectEvent((id: string) => {
    // Once: clearing the field, to type another name, is not undone.
    if (wasSelected.current || value !== null) return;
    wasSelected.current = true;
    onChange(id);
  });
  useEffect(() => {
    if (onlyId !== undefined) selectOffered(onlyId);
  }, [onlyId]);
  const options = classes.data || !asked ? found : [{ value: asked.id, label: asked.name }];
  const helpOf = () => {
    if (classes.isError) return words('classesFailed');
    const isEmpty = search === '' && classes.data?.total === 0;
    return isEmpty ? words(course === undefined ? 'noClasses' : 'noClassesOfCourse') : description;
  };
  return (
    <ComboBox
      name={name}
      label={label}
      description={helpOf()}
      required
      focusOnMount={focusOnMount}
      value={value}
      options={options}
      loading={isSearching(classes)}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

import type { Class } from '@sen/api/contract/model';
import { matchesSearch } from '@sen/domain/text/search';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { useMemo, useState } from 'react';
import { ChosenPeople } from './ChosenPeople';
import { peopleWords as words } from './peopleWords';

/** Above this number students are searched: a list of thousands takes seconds to open. */
const mostListed = 200;
/** Found students that are offered. */
const mostOffered = 20;
/** The limit of the call. */
const mostChosen = 1000;

interface StudentsChoiceProps {
  /** The field of the draft that the chosen ones are in. */
  name?: 'student_ids' | 'user_ids';
  label: string;
  /** Labels the choice of the whole class. */
  wholeClass: string;
  students: NonNullable<Class['students']>;
  everyone: boolean;
  chosen: readonly string[];
  onChange: (change: { everyone?: boolean; student_ids?: string[] }) => void;
}

/** The whole class, or some of its students. */
export function StudentsChoice({
  name = 'student_ids',
  label,
  wholeClass,
  students,
  everyone,
  chosen,
  onChange,
}: StudentsChoiceProps) {
  return (
    <Stack gap="s">
      <RadioGroup
        label={label}
        value={everyone ? 'all' : 'some'}
        options={[
          { value: 'all', label: wholeClass },
          { value: 'some', label: words('someStudents') },
        ]}
        onChange={(who) => onChange({ everyone: who === 'all' })}
      />
      {!everyone && students.length > mostListed && (
        <SearchedStudents name={name} students={students} chosen={chosen} onChange={onChange} />
      )}
      {!everyone && students.length <= mostListed && (
        <MultiSelect
          name={name}
          label={words('chosenStudents')}
          required
          value={chosen}
          options={students.map((one) => ({ value: one.id, label: one.name, description: one.email }))}
          onChange={(student_ids) => onChange({ student_ids })}
        />
      )}
    </Stack>
  );
}

type SearchedStudentsProps = Pick<StudentsChoiceProps, 'students' | 'chosen' | 'onChange'> & {
  name: string;
};

function SearchedStudents({ name, students, chosen, onChange }: SearchedStudentsProps) {
  const [typed, setTyped] = useState('');
  const byId = useMemo(() => new Map(students.map((student) => [student.id, student])), [students]);
  const offered = useMemo(() => {
    const gone = new Set(chosen);
    const found: (typeof students)[number][] = [];
    for (const student of students) {
      if (found.length === mostOffered) break;
      if (!gone.has(student.id) && matchesSearch(`${student.name} ${student.email}`, typed))
        found.push(student);
    }
    return found;
  }, [students, chosen, typed]);
  return (
    <ChosenPeople
      name={name}
      label={words('chosenStudents')}
      max={mostChosen}
      offered={offered}
      value={chosen.flatMap((id) => byId.get(id) ?? [])}
      onSearch={setTyped}
      onChange={(people) => onChange({ student_ids: people.map(({ id }) => id) })}
    />
  );
}

import type { Class } from '@sen/api/contract/model';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { peopleWords as words } from './peopleWords';

interface StudentsChoiceProps {
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
      {!everyone && (
        <MultiSelect
          name="student_ids"
          label={words('chosenStudents')}
          required
          value={chosen}
          options={students.map(({ id, name, email }) => ({ value: id, label: name, description: email }))}
          onChange={(student_ids) => onChange({ student_ids })}
        />
      )}
    </Stack>
  );
}

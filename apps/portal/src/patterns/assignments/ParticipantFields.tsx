import type { Class } from '@sen/api/contract/model';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import type { Fields } from '../forms/Fields';
import type { AssignmentForm } from './assignmentDraft';
import { assignWords as words } from './assignWords';

interface ParticipantFieldsProps {
  students: NonNullable<Class['students']>;
  fields: Fields<AssignmentForm>;
}

/** Who takes the exam: the whole class, later students included, or those chosen. */
export function ParticipantFields({ students, fields: { value, change } }: ParticipantFieldsProps) {
  const { everyone, student_ids = [] } = value;
  return (
    <Stack gap="s">
      <RadioGroup
        label={words('participants')}
        value={everyone ? 'all' : 'some'}
        options={[
          { value: 'all', label: words('wholeClass', { count: students.length }) },
          { value: 'some', label: words('someStudents') },
        ]}
        onChange={(who) => change({ everyone: who === 'all' })}
      />
      {!everyone && (
        <MultiSelect
          name="student_ids"
          label={words('chosenStudents')}
          required
          value={student_ids}
          options={students.map(({ id, name, email }) => ({ value: id, label: name, description: email }))}
          onChange={(chosen) => change({ student_ids: chosen })}
        />
      )}
    </Stack>
  );
}

import type { Class } from '@sen/api/contract/model';
import type { Fields } from '../forms/Fields';
import { StudentsChoice } from '../people/StudentsChoice';
import type { AssignmentForm } from './assignmentDraft';
import { assignWords as words } from './assignWords';

interface ParticipantFieldsProps {
  students: NonNullable<Class['students']>;
  fields: Fields<AssignmentForm>;
}

/** Who takes the exam: the whole class, later students included, or those chosen. */
export function ParticipantFields({ students, fields: { value, change } }: ParticipantFieldsProps) {
  return (
    <StudentsChoice
      label={words('participants')}
      wholeClass={words('wholeClass', { count: students.length })}
      students={students}
      everyone={value.everyone}
      chosen={value.student_ids ?? []}
      onChange={change}
    />
  );
}

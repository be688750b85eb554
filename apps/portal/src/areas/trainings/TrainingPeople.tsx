import { can } from '@sen/domain/access/can';
import { Card } from '@sen/ui/Card';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/forms/FormPage';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import type { TrainingForm } from './trainingForm';
import { formWords as words, words as factWords } from './words';

/** Who teaches a training and who attends it; a teacher's stays the teacher's own. */
export function TrainingPeople({ work: { value, change } }: { work: FormWork<TrainingForm> }) {
  const { role } = useUser();
  const { unit, teachers, students } = value;
  if (unit === null)
    return (
      <Card title={words('people')}>
        <Text tone="muted">{words('peopleAfterUnit')}</Text>
      </Card>
    );
  return (
    <Card title={words('people')}>
      <Stack gap="l">
        {can(role, 'member.edit') ? (
          <PeopleChoice
            name="teacher_ids"
            label={factWords('teachers')}
            description={words('teachersHelp')}
            companyId={unit.id}
            ofRole="teacher"
            max={50}
            value={teachers}
            onChange={(chosen) => change({ teachers: chosen })}
          />
        ) : (
          <TextField
            name="teacher_ids"
            label={factWords('teachers')}
            description={words('teacherFixed')}
            readOnly
            value={teachers.map(({ name }) => name).join(', ')}
          />
        )}
        <PeopleChoice
          name="student_ids"
          label={factWords('students')}
          description={words('studentsHelp')}
          companyId={unit.id}
          ofRole="student"
          max={5000}
          value={students}
          onChange={(chosen) => change({ students: chosen })}
        />
      </Stack>
    </Card>
  );
}

import { chosenLessonStatuses } from '@sen/domain/lessons/lessonVerbs';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import { CategoryField, StatusField } from '../../patterns/banks/BankFields';
import type { FormWork } from '../../patterns/forms/FormPage';
import { projectChoice } from '../../patterns/projectChoice';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import type { LessonForm } from './lessonForm';
import { formWords as words, words as lessonWords } from './words';

/** What a lesson is called, and where it belongs. */
export function LessonGeneral({ work: { value, change, field } }: { work: FormWork<LessonForm> }) {
  const user = useUser();
  return (
    <Card title={words('general')}>
      <Stack>
        <TextField {...field('name')} label={words('name')} maxLength={300} required />
        <Columns division="medium">
          <CategoryField
            kind="lessons_categories"
            value={value.category_id}
            onChange={(category_id) => change({ category_id })}
          />
          <SearchedChoice
            {...projectChoice(user)}
            name="project_id"
            label={lessonWords('project')}
            description={words('projectHelp')}
            required
            failed={words('projectsFailed')}
            value={value.project}
            onChange={(project) => change({ project: project && { id: project.id, name: project.name } })}
          />
          <StatusField
            help={words('statusHelp')}
            locked={words('statusLocked')}
            statuses={chosenLessonStatuses}
            value={value.status}
            onChange={(status) => change({ status })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}

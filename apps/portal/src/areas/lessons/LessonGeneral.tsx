import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { chosenLessonStatuses } from '@sen/domain/lessons/lessonVerbs';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/forms/FormPage';
import { projectChoice } from '../../patterns/projectChoice';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { statusLabel } from '../../words/labels';
import type { LessonForm } from './lessonForm';
import { formWords as words, words as lessonWords } from './words';

/** What a lesson is called, and where it belongs. */
export function LessonGeneral({ work: { value, change, field } }: { work: FormWork<LessonForm> }) {
  const user = useUser();
  const categories = useQuery(categoryQueries.options('lessons_categories'));
  const isLocked = value.status === 'locked';
  return (
    <Card title={words('general')}>
      <Stack>
        <TextField {...field('name')} label={words('name')} maxLength={300} required />
        <Columns division="medium">
          <Select
            name="category_id"
            label={lessonWords('category')}
            description={categories.isError ? words('categoriesFailed') : undefined}
            required
            value={value.category_id}
            options={(categories.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
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
          <Select
            name="status"
            label={lessonWords('status')}
            description={words(isLocked ? 'statusLocked' : 'statusHelp')}
            required
            disabled={isLocked}
            value={value.status}
            options={(isLocked ? (['locked'] as const) : chosenLessonStatuses).map((status) => ({
              value: status,
              label: statusLabel(status),
            }))}
            onChange={(status) => change({ status })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}

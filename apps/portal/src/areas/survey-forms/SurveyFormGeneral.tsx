import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { chosenSurveyFormStatuses } from '@sen/domain/surveyForms/surveyFormVerbs';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import type { FormWork } from '../../patterns/forms/FormPage';
import { statusLabel } from '../../words/labels';
import type { SurveyFormForm } from './surveyFormForm';
import { formWords as words, words as listWords } from './words';

/** What a survey form is called, what it is about, and where it belongs. */
export function SurveyFormGeneral({ work: { value, change, field } }: { work: FormWork<SurveyFormForm> }) {
  const categories = useQuery(categoryQueries.options('survey_votes_categories'));
  const isLocked = value.status === 'locked';
  return (
    <Card title={words('general')}>
      <Stack>
        <TextField {...field('name')} label={words('name')} maxLength={300} required />
        <TextArea
          {...field('description')}
          label={words('description')}
          description={words('descriptionHelp')}
          rows={3}
          maxLength={5000}
        />
        <Columns division="medium">
          <Select
            name="category_id"
            label={listWords('category')}
            description={categories.isError ? words('categoriesFailed') : undefined}
            required
            value={value.category_id}
            options={(categories.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(category_id) => change({ category_id })}
          />
          <Select
            name="status"
            label={listWords('status')}
            description={words(isLocked ? 'statusLocked' : 'statusHelp')}
            required
            disabled={isLocked}
            value={value.status}
            options={(isLocked ? (['locked'] as const) : chosenSurveyFormStatuses).map((status) => ({
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

import { chosenSurveyFormStatuses } from '@sen/domain/surveyForms/surveyFormVerbs';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { CategoryField, StatusField } from '../../patterns/banks/BankFields';
import type { FormWork } from '../../patterns/forms/FormPage';
import type { SurveyFormForm } from './surveyFormForm';
import { formWords as words } from './words';

/** What a survey form is called, what it is about, and where it belongs. */
export function SurveyFormGeneral({ work: { value, change, field } }: { work: FormWork<SurveyFormForm> }) {
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
          <CategoryField
            kind="survey_votes_categories"
            value={value.category_id}
            onChange={(category_id) => change({ category_id })}
          />
          <StatusField
            help={words('statusHelp')}
            locked={words('statusLocked')}
            statuses={chosenSurveyFormStatuses}
            value={value.status}
            onChange={(status) => change({ status })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}

import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import type { FormWork } from '../../patterns/forms/FormPage';
import { examChoice } from './courseChoices';
import type { CourseForm } from './courseForm';
import { formWords } from './formWords';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { words } from './words';

/** When a course is completed, and how it is rated. */
export function CourseScores({ work: { value, change, field } }: { work: FormWork<CourseForm> }) {
  const score = (
    name: 'completion_score' | 'certificate_score' | 'average' | 'good' | 'excellent',
    label: string,
  ) => <NumberField {...field(name)} label={label} min={0} max={100} />;
  return (
    <Card title={words('scores')}>
      <Stack>
        <Columns division="numbers">
          {score('completion_score', words('completionScore'))}
          {score('certificate_score', words('certificateScore'))}
          {score('average', words('average'))}
          {score('good', words('good'))}
          {score('excellent', words('excellent'))}
        </Columns>
        <SearchedChoice
          {...examChoice(value.company_id)}
          name="survey_id"
          label={words('finalExam')}
          description={formWords(value.company_id === '' ? 'projectFirst' : 'examHelp')}
          disabled={value.company_id === ''}
          optionsOf={({ data }) => data.map(({ id, title }) => ({ id, name: title }))}
          failed={formWords('examsFailed')}
          value={value.survey}
          onChange={(survey) => change({ survey })}
        />
      </Stack>
    </Card>
  );
}

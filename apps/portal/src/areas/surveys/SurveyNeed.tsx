import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import type { FormWork } from '../../patterns/forms/FormPage';
import { none, priorities, quarters, type SurveyEdit } from './surveyForm';
import { formWords as words, words as listWords } from './words';

/** The training that a survey of a project finds out about. */
export function SurveyNeed({ work: { value, change, field } }: { work: FormWork<SurveyEdit> }) {
  return (
    <Card title={words('need')}>
      <Stack>
        <Columns division="narrow">
          <Select
            name="priority"
            label={listWords('priority')}
            value={value.priority}
            options={priorities.map((one) => ({
              value: one,
              label: one === none ? words('none') : listWords(one),
            }))}
            onChange={(priority) => change({ priority })}
          />
          <Select
            name="quarter"
            label={listWords('quarter')}
            value={value.quarter}
            options={quarters.map((one) => ({ value: one, label: one === none ? words('none') : one }))}
            onChange={(quarter) => change({ quarter })}
          />
          <Select
            name="year"
            label={words('year')}
            value={value.year === null ? none : String(value.year)}
            options={[none, ...yearsWith(value.year)].map((one) => ({
              value: one,
              label: one === none ? words('none') : one,
            }))}
            onChange={(year) => change({ year: year === none ? null : Number(year) })}
          />
        </Columns>
        <TextField {...field('audience')} label={listWords('audience')} maxLength={500} />
        <TextArea {...field('reason')} label={listWords('reason')} rows={3} maxLength={2000} />
      </Stack>
    </Card>
  );
}

/** This year and the next three, and the chosen one. */
function yearsWith(chosen: number | null): string[] {
  const first = new Date().getFullYear();
  const years = new Set([...(chosen === null ? [] : [chosen]), ...[0, 1, 2, 3].map((more) => first + more)]);
  return [...years].toSorted((one, other) => one - other).map(String);
}

import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import type { FormWork } from '../../patterns/forms/FormPage';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import type { TrainingForm } from './trainingForm';
import { formWords as words } from './words';

/** When a training takes place, and the exams before and after it. */
export function TrainingTests({ work: { value, change } }: { work: FormWork<TrainingForm> }) {
  const [now] = useState(() => new Date().toISOString());
  const time = (
    name: 'start_time' | 'end_time' | 'start_time_pretest' | 'start_time_posttest',
    label: string,
  ) => (
    <DateTimePicker
      name={name}
      label={label}
      required
      now={now}
      value={value[name] || null}
      onChange={(next) => change({ [name]: next ?? '' })}
    />
  );
  const exam = (name: 'pretest' | 'posttest', description?: string) => (
    <SearchedChoice
      name={name === 'pretest' ? 'survey_ids.0' : 'survey_ids.1'}
      label={words(name)}
      description={description}
      required
      disabled={value.unit === null}
      find={(typed) =>
        examQueries.assignable({ limit: 50, ...keywords({ title: typed, company_id: value.unit?.id ?? '' }) })
      }
      optionsOf={({ data }) =>
        data.map(({ id, title, category }) => ({ id, name: title, description: category.name }))
      }
      failed={words('examsFailed')}
      value={value[name]}
      onChange={(chosen) => change({ [name]: chosen && { id: chosen.id, name: chosen.name } })}
    />
  );
  return (
    <Card title={words('time')}>
      <Stack>
        <Text tone="muted">{words('timeHelp')}</Text>
        <Columns division="halves">
          {time('start_time', words('start'))}
          {time('end_time', words('end'))}
        </Columns>
        <Columns division="halves">
          {exam('pretest')}
          {time('start_time_pretest', words('pretestStart'))}
        </Columns>
        <Columns division="halves">
          {exam('posttest', words('posttestHelp'))}
          {time('start_time_posttest', words('posttestStart'))}
        </Columns>
      </Stack>
    </Card>
  );
}

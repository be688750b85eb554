import { longestDuration } from '@sen/domain/lessons/duration';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DurationField } from '@sen/ui/DurationField';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import type { FormWork } from '../../patterns/forms/FormPage';
import { UploadField } from '../../patterns/uploads/UploadField';
import { type LessonForm, mainFile } from './lessonForm';
import { formWords as words, words as lessonWords } from './words';

/** What is studied: the files, one of them the main one, a link, and how long it takes. */
export function LessonFiles({ work: { value, change, field } }: { work: FormWork<LessonForm> }) {
  return (
    <Card title={words('content')}>
      <Stack>
        <UploadField
          name="attachments"
          label={words('files')}
          description={words('filesHelp')}
          purpose="lesson"
          multiple
          required
          value={value.files}
          onChange={(files) => change({ files })}
        />
        <Columns division="medium">
          {value.files.length > 1 && (
            <Select
              name="main"
              label={lessonWords('main')}
              description={words('mainHelp')}
              value={mainFile(value)?.id ?? null}
              options={value.files.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(main) => change({ main })}
            />
          )}
          <TextField
            {...field('link')}
            label={lessonWords('link')}
            description={words('linkHelp')}
            maxLength={2000}
          />
          <DurationField
            name="duration_seconds"
            label={lessonWords('duration')}
            description={words('durationHelp')}
            min={1}
            max={longestDuration}
            value={value.duration_seconds}
            onChange={(duration_seconds) => change({ duration_seconds })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}

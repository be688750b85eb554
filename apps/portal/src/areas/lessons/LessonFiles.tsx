import { isCaptions } from '@sen/domain/files/isCaptions';
import { longestDuration } from '@sen/domain/lessons/duration';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DurationField } from '@sen/ui/DurationField';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useRef } from 'react';
import type { FormWork } from '../../patterns/forms/FormPage';
import { mediaSeconds } from '../../patterns/uploads/mediaSeconds';
import type { UploadedFile } from '../../patterns/uploads/UploadEntry';
import { UploadField } from '../../patterns/uploads/UploadField';
import { type LessonForm, mainFile, measuredSeconds, withFiles } from './lessonForm';
import { formWords as words, words as lessonWords } from './words';

/** What is studied: the files, one of them the main one, a link, and how long it takes. */
export function LessonFiles({ work: { value, change, field } }: { work: FormWork<LessonForm> }) {
  const seconds = measuredSeconds(value);
  const studied = value.files.filter(({ type }) => !isCaptions(type));
  // Two files may be measured before the form renders again.
  const measured = useRef(value.measured);
  async function measure(file: UploadedFile, source: File): Promise<void> {
    const found = await mediaSeconds(source);
    if (found === null) return;
    const whole = Math.min(Math.max(1, Math.round(found)), longestDuration);
    measured.current = [...measured.current, { id: file.id, seconds: whole }];
    change({ measured: measured.current });
  }
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
          onChange={(files) => change(withFiles(value, { files }))}
          onUploaded={(file, source) => void measure(file, source)}
        />
        <Columns division="medium">
          {studied.length > 1 && (
            <Select
              name="main"
              label={lessonWords('main')}
              description={words('mainHelp')}
              value={mainFile(value)?.id ?? null}
              options={studied.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(main) => change(withFiles(value, { main }))}
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
            value={value.duration_seconds ?? seconds}
            onChange={(typed) => change({ duration_seconds: typed === seconds ? null : typed })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}

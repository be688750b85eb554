import type { Class } from '@sen/api/contract/model';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { Fields } from '../forms/Fields';
import { formatDateTime, formatDeadline } from '../../words/formats';
import type { AssignmentForm } from './assignmentDraft';
import { FaultyNote } from './FaultyNote';
import { ParticipantFields } from './ParticipantFields';
import { PlaceField } from './PlaceField';
import { ReleaseFields } from './ReleaseFields';
import { assignWords as words } from './assignWords';

type NumberKey = 'duration_minutes' | 'retakes' | 'deduction_percent' | 'questions_per_page';
type TimeKey = 'start_time' | 'end_time';

interface AssignmentFieldsProps {
  classroom: Class;
  opened: Date;
  fields: Fields<AssignmentForm>;
}

/** The fields of an assignment but its exam: its place in the class, time window, duration, attempts, participants, what is shown. */
export function AssignmentFields({ classroom, opened, fields }: AssignmentFieldsProps) {
  const { value, change } = fields;
  const isOfWholeClass = value.place.chapter_id === undefined && value.place.session_id === undefined;
  const { classroom_start_time: min, classroom_end_time: max } = classroom;
  const time = (key: TimeKey, label: string) => (
    <DateTimePicker
      name={key}
      label={label}
      required
      min={min}
      max={max}
      now={opened.toISOString()}
      noPast
      value={value[key] || null}
      onChange={(next) => change({ [key]: next ?? '' })}
    />
  );
  const number = (key: NumberKey, label: string, most: number, least = 0, unit?: string) => (
    <NumberField
      name={key}
      label={label}
      required
      value={Number.isNaN(value[key]) ? null : value[key]}
      min={least}
      max={most}
      unit={unit}
      onChange={(next) => change({ [key]: next ?? Number.NaN })}
    />
  );
  return (
    <>
      <FaultyNote examId={value.survey_id} />
      <PlaceField classroom={classroom} fields={fields} />
      <Stack gap="xs">
        <Columns division="halves">
          {time('start_time', words('start'))}
          {time('end_time', words('end'))}
        </Columns>
        <Text size="small" tone="muted">
          {words('within', { start: formatDateTime(min), end: formatDeadline(max) })}
        </Text>
      </Stack>
      <ReleaseFields fields={fields} />
      <Columns division="narrow" gap="s">
        {number('duration_minutes', words('duration'), 1440, 1, words('minutesUnit'))}
        {number('questions_per_page', words('perPage'), 100, 1)}
        {number('retakes', words('retakes'), 20)}
        {number('deduction_percent', words('deduction'), 100, 0, '%')}
      </Columns>
      <ParticipantFields students={classroom.students ?? []} fields={fields} />
      {isOfWholeClass && (
        <Checkbox
          name="is_final"
          label={words('final')}
          checked={value.is_final ?? false}
          onChange={(is_final) => change({ is_final })}
        />
      )}
    </>
  );
}

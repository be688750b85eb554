import type { Class } from '@sen/api/contract/model';
import { meetingProviders, providerOf } from '@sen/domain/classes/onlineClass';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Select } from '@sen/ui/Select';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import type { Fields } from '../../patterns/forms/Fields';
import { StudentsChoice } from '../../patterns/people/StudentsChoice';
import { assignWords } from '../../patterns/assignments/assignWords';
import { formatDateTime } from '../../words/formats';
import type { SessionForm } from './sessionForm';
import { providerNames } from './sessionLabels';
import { sessionWords as words } from './sessionWords';

interface SessionFieldsProps {
  classroom: Class;
  fields: Fields<SessionForm>;
}

/** The fields of an online session: its meeting, start and students. */
export function SessionFields({ classroom, fields: { value, change, field } }: SessionFieldsProps) {
  const [opened] = useState(() => new Date().toISOString());
  const { classroom_start_time: start, classroom_end_time: end, students = [] } = classroom;
  const shown = providerOf(value.classroom_url);
  return (
    <>
      <TextField
        {...field('classroom_url')}
        label={words('address')}
        description={words('addressHelp')}
        type="url"
        spellCheck={false}
        maxLength={2000}
        required
      />
      <Columns division="halves">
        <Select
          name="provider"
          label={words('provider')}
          description={words(shown ? 'providerShown' : 'providerAsked')}
          disabled={shown !== undefined}
          value={shown ?? (value.provider || null)}
          options={meetingProviders.map((one) => ({ value: one, label: providerNames[one] }))}
          onChange={(provider) => change({ provider })}
        />
        <TextField
          {...field('meeting_id')}
          label={words('meetingId')}
          description={words('meetingIdHelp')}
          spellCheck={false}
          maxLength={100}
        />
      </Columns>
      <Columns division="halves">
        <DateTimePicker
          name="classroom_start_time"
          label={words('start')}
          description={assignWords('within', { start: formatDateTime(start), end: formatDateTime(end) })}
          required
          min={start}
          max={end}
          now={opened}
          value={value.classroom_start_time || null}
          onChange={(next) => change({ classroom_start_time: next ?? '' })}
        />
        <TextField
          {...field('classroom_name')}
          label={words('name')}
          description={words('nameHelp')}
          maxLength={300}
        />
      </Columns>
      <StudentsChoice
        label={words('who')}
        wholeClass={words('everyone', { count: students.length })}
        students={students}
        everyone={value.everyone}
        chosen={value.student_ids}
        onChange={change}
      />
    </>
  );
}

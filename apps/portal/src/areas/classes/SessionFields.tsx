import type { Class } from '@sen/api/contract/model';
import { providerOf } from '@sen/domain/classes/onlineClass';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import type { Fields } from '../../patterns/forms/Fields';
import { StudentsChoice } from '../../patterns/people/StudentsChoice';
import { assignWords } from '../../patterns/assignments/assignWords';
import { formatDateTime } from '../../words/formats';
import type { SessionForm } from './sessionForm';
import { providerNames } from '../../patterns/classes/sessionLabels';
import { sessionWords as words } from '../../patterns/classes/sessionWords';

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
        description={shown ? words('addressOf', { service: providerNames[shown] }) : words('addressHelp')}
        type="url"
        spellCheck={false}
        maxLength={2000}
        required
      />
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
          {...field('meeting_id')}
          label={words('meetingId')}
          description={words('meetingIdHelp')}
          spellCheck={false}
          maxLength={100}
        />
      </Columns>
      <TextField
        {...field('classroom_name')}
        label={words('name')}
        description={words('nameHelp')}
        maxLength={300}
      />
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

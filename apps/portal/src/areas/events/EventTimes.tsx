import type { Event } from '@sen/api/contract/model';
import { longestYears } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DatePicker } from '@sen/ui/DatePicker';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { NumberField } from '@sen/ui/NumberField';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import type { FormWork } from '../../patterns/forms/FormPage';
import { endings, type EventForm, movedStart, repetitions, weekdays } from './eventForm';
import { weekdayName } from './repetition';
import { formWords as words } from './words';

const endingWords = { until: 'endsUntil', count: 'endsCount' } as const;

/** When an event takes place, and how it repeats. */
export function EventTimes({ work, event }: { work: FormWork<EventForm>; event?: Event | undefined }) {
  const { value, change } = work;
  const [now] = useState(() => new Date());
  return (
    <Card title={words('when')}>
      <Stack>
        {event?.recurrence && <Text tone="muted">{words('scopeAsked')}</Text>}
        <Columns division="halves">
          <DateTimePicker
            name="time_start"
            label={words('start')}
            required
            now={now.toISOString()}
            value={value.time_start || null}
            onChange={(next) => change(movedStart(value, next ?? '', event))}
          />
          <DateTimePicker
            name="time_end"
            label={words('end')}
            required
            now={now.toISOString()}
            value={value.time_end || null}
            onChange={(next) => change({ time_end: next ?? '' })}
          />
        </Columns>
        <Repetition work={work} today={today(now)} />
      </Stack>
    </Card>
  );
}

function Repetition({ work: { value, change }, today: day }: { work: FormWork<EventForm>; today: string }) {
  return (
    <>
      <Columns division="halves">
        <Select
          name="recurrence"
          label={words('repeats')}
          options={repetitions.map((each) => ({ value: each, label: words(each) }))}
          value={value.repeats}
          onChange={(repeats) => change({ repeats })}
        />
        {value.repeats === 'weekly' && (
          <MultiSelect
            name="recurrence.weekdays"
            label={words('weekdays')}
            description={words('weekdaysHelp')}
            options={weekdays.map((each) => ({ value: each, label: weekdayName(Number(each)) }))}
            value={value.days}
            onChange={(days) => change({ days })}
          />
        )}
      </Columns>
      {value.repeats !== 'never' && (
        <Columns division="halves">
          <RadioGroup
            name="ends"
            label={words('ends')}
            options={endings.map((each) => ({ value: each, label: words(endingWords[each]) }))}
            value={value.ends}
            onChange={(ends) => change({ ends })}
          />
          {value.ends === 'until' ? (
            <DatePicker
              name="recurrence.until"
              label={words('until')}
              description={words('untilHelp', { years: String(longestYears) })}
              required
              today={day}
              value={value.until || null}
              onChange={(until) => change({ until: until ?? '' })}
            />
          ) : (
            <NumberField
              // A missing end is reported under this name, whichever of both fields is shown.
              name={value.count === null ? 'recurrence.until' : 'recurrence.count'}
              label={words('count')}
              description={words('untilHelp', { years: String(longestYears) })}
              unit={words('countUnit')}
              required
              min={1}
              max={1000}
              value={value.count}
              onChange={(count) => change({ count })}
            />
          )}
        </Columns>
      )}
    </>
  );
}

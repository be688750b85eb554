import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { FormWork } from '../../patterns/forms/FormPage';
import type { EventForm } from './eventForm';
import { reminderOptions } from './reminderText';
import { formWords as words, words as factWords } from './words';

/** The two reminders of an event. */
export function EventReminders({ work: { value, change } }: { work: FormWork<EventForm> }) {
  const reminder = (field: 'reminder' | 'reminder_2', name: string, label: string) => (
    <Select
      name={name}
      label={label}
      options={reminderOptions(value[field])}
      value={value[field] === null ? '' : String(value[field])}
      onChange={(minutes) => change({ [field]: minutes === '' ? null : Number(minutes) })}
    />
  );
  return (
    <Card title={factWords('reminders')}>
      <Stack>
        <Text tone="muted">{words('remindersHelp')}</Text>
        <Columns division="halves">
          {reminder('reminder', 'distance_time_reminder', words('reminder'))}
          {reminder('reminder_2', 'distance_time_reminder_2', words('reminder2'))}
        </Columns>
      </Stack>
    </Card>
  );
}

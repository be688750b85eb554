import type { RoomPerson } from '@sen/api/contract/model';
import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { checkExtraTime, giftOf, longestExtraMinutes } from '@sen/domain/examRoom/extraTime';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { NumberField } from '@sen/ui/NumberField';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import type { WholeRoom } from './roomActions';
import { type RoomRow, timedPerson } from './roomRow';
import { useRoomNow } from './useRoomNow';
import { titleFor, type Whom, whomOf } from './whom';
import { words } from './words';

interface ExtraTimeForm {
  how: 'minutes' | 'outage';
  minutes: number | null;
  outage: string | null;
  to: string | null;
  reason: string;
}

/** Gives extra time to one, some or all, and says first how many it concerns. */
export function ExtraTimeDialog({ items, onDone, onClose }: ActionDialogProps<RoomRow | WholeRoom>) {
  const whom = whomOf(items);
  return whom && <ForWhom whom={whom} onDone={onDone} onClose={onClose} />;
}

function ForWhom({ whom, onDone, onClose }: { whom: Whom; onDone: () => void; onClose: () => void }) {
  const [request_id] = useState(newId);
  const { room, student_ids } = whom;
  const now = useRoomNow(room.server_time);
  const people = room.people.filter(({ student }) => student_ids?.includes(student.id) ?? true);
  return (
    <FormDialog
      title={titleFor(whom, {
        one: (name) => words('giveTimeTo', { name }),
        some: (count) => words('giveTimeToSome', { count }),
        all: words('giveTimeToAll'),
      })}
      size="large"
      submit={words('giveTime')}
      initial={(): ExtraTimeForm => ({
        how: 'minutes',
        minutes: null,
        outage: firstSilence(people),
        to: new Date(Math.floor(now() / 1000) * 1000).toISOString(),
        reason: '',
      })}
      check={(form) => checkExtraTime(draftOf(form), new Date(now()))}
      send={(form) => {
        const { minutes, outage, to, how, reason } = form;
        const amount =
          how === 'minutes' ? { minutes: minutes ?? 0 } : { outage: { from: outage ?? '', to: to ?? '' } };
        return examRoomMutations.giveTime(room.assignment_id, {
          request_id,
          ...(student_ids && { student_ids }),
          ...amount,
          reason: reason.trim(),
        });
      }}
      toast={({ data }) => words('timeGiven', { count: data.count })}
      invalidates={[examRoomQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value, field }) => (
        <>
          <RadioGroup
            {...field('how')}
            label={words('how')}
            options={[
              { value: 'minutes', label: words('byMinutes'), description: words('byMinutesText') },
              { value: 'outage', label: words('byOutage'), description: words('byOutageText') },
            ]}
          />
          {value.how === 'minutes' ? (
            <NumberField
              {...field('minutes')}
              label={words('minutes')}
              min={1}
              max={longestExtraMinutes}
              decimals={0}
              required
            />
          ) : (
            <Columns division="halves">
              <DateTimePicker {...field('outage')} label={words('outageFrom')} required />
              <DateTimePicker {...field('to')} label={words('outageTo')} required />
            </Columns>
          )}
          <TextArea
            {...field('reason')}
            label={words('reason')}
            description={words('reasonHelp')}
            maxLength={500}
            required
          />
          <Text tone="muted">{concernedBy(value, people, now() >= Date.parse(room.end_time))}</Text>
        </>
      )}
    </FormDialog>
  );
}

/** Since when the first of those who are out was not heard of: an outage began about then. */
function firstSilence(people: readonly RoomPerson[]): string | null {
  const silent = people.flatMap(({ state, attempt }) => (state === 'out' ? (attempt?.seen_at ?? []) : []));
  return silent.toSorted()[0] ?? null;
}

function draftOf({ how, minutes, outage, to, reason }: ExtraTimeForm) {
  if (how === 'minutes') return { minutes, reason };
  // An empty time is none: the rule then asks for it.
  const times = { from: new Date(outage ?? Number.NaN), to: new Date(to ?? Number.NaN) };
  return { outage: times, reason };
}

function concernedBy(form: ExtraTimeForm, people: readonly RoomPerson[], isOver: boolean): string {
  const gifts = people.flatMap((person) => giftOf(timedPerson(person), draftOf(form), isOver) ?? []);
  const reopened = gifts.filter(({ how }) => how === 'reopen').length;
  const count = gifts.length;
  return reopened > 0 ? words('concernsReopened', { count, reopened }) : words('concerns', { count });
}

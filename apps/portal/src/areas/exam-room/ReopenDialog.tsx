import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { checkMinutes, checkReason, longestExtraMinutes } from '@sen/domain/examRoom/extraTime';
import { NumberField } from '@sen/ui/NumberField';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import type { RoomRow } from './roomRow';
import { words } from './words';

interface ReopenForm {
  minutes: number | null;
  reason: string;
}

const initial: ReopenForm = { minutes: null, reason: '' };

/** Lets a student continue an attempt that was handed in. */
export function ReopenDialog({ items: [row], onDone, onClose }: ActionDialogProps<RoomRow>) {
  const [request_id] = useState(newId);
  if (!row) return null;
  const { name } = row.student;
  return (
    <FormDialog
      title={words('reopenOf', { name })}
      submit={words('reopen')}
      initial={initial}
      check={({ minutes, reason }) => [...checkMinutes(minutes), ...checkReason(reason)]}
      send={({ minutes, reason }) =>
        examRoomMutations.reopen(row.room.assignment_id, {
          request_id,
          student_id: row.id,
          minutes: minutes ?? 0,
          reason: reason.trim(),
        })
      }
      toast={words('reopened', { name })}
      invalidates={[examRoomQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{words('reopenText')}</Text>
          <NumberField
            {...field('minutes')}
            label={words('reopenMinutes')}
            min={1}
            max={longestExtraMinutes}
            decimals={0}
            required
          />
          <TextArea
            {...field('reason')}
            label={words('reason')}
            description={words('reasonHelp')}
            maxLength={500}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

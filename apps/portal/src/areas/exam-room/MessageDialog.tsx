import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { checkReason } from '@sen/domain/examRoom/extraTime';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import type { WholeRoom } from './roomActions';
import { canBeMessaged, type RoomRow } from './roomRow';
import { titleFor, whomOf } from './whom';
import { words } from './words';

/** Sends a message to the exam pages of one, some or all. */
export function MessageDialog({ items, onDone, onClose }: ActionDialogProps<RoomRow | WholeRoom>) {
  const [request_id] = useState(newId);
  const whom = whomOf(items, canBeMessaged);
  if (!whom) return null;
  const { room, student_ids } = whom;
  return (
    <FormDialog
      title={titleFor(whom, {
        one: (name) => words('messageTo', { name }),
        some: (count) => words('messageToSome', { count }),
        all: words('messageToAll'),
      })}
      submit={words('send')}
      initial={{ text: '' }}
      check={({ text }) => checkReason(text, 'text')}
      send={({ text }) =>
        examRoomMutations.message(room.assignment_id, {
          request_id,
          ...(student_ids && { student_ids }),
          text: text.trim(),
        })
      }
      toast={({ data }) => words('sent', { count: data.count })}
      invalidates={[examRoomQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('text')}
          label={words('text')}
          description={words('textHelp')}
          maxLength={500}
          required
        />
      )}
    </FormDialog>
  );
}

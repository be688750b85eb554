import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { checkReason } from '@sen/domain/examRoom/extraTime';
import { Callout } from '@sen/ui/Callout';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { runningIn, type WholeRoom } from './roomActions';
import { canBeEnded, type RoomRow } from './roomRow';
import { titleFor, whomOf } from './whom';
import { words } from './words';

/** Ends the attempts of one, some or all, with the reason, and says what becomes of answers on their way. */
export function EndDialog({ items, onDone, onClose }: ActionDialogProps<RoomRow | WholeRoom>) {
  const [request_id] = useState(newId);
  const whom = whomOf(items, canBeEnded);
  if (!whom) return null;
  const { room, student_ids } = whom;
  return (
    <FormDialog
      title={titleFor(whom, {
        one: (name) => words('endOf', { name }),
        some: (count) => words('endOfSome', { count }),
        all: words('endOfAll'),
      })}
      danger
      submit={words('end')}
      initial={{ reason: '' }}
      check={({ reason }) => checkReason(reason)}
      send={({ reason }) =>
        examRoomMutations.end(room.assignment_id, {
          request_id,
          ...(student_ids && { student_ids }),
          reason: reason.trim(),
        })
      }
      toast={({ data }) => words('ended', { count: data.count })}
      invalidates={[examRoomQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Callout tone="waiting" title={words('endCount', { count: whom.count ?? runningIn(room) })}>
            {words('endText')}
          </Callout>
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

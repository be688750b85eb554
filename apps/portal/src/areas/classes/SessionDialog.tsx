import type { Class, OnlineClass } from '@sen/api/contract/model';
import { onlineClassMutations } from '@sen/api/resources/classes/onlineClassMutations';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { SessionFields } from './SessionFields';
import { emptySession, sessionDraftOf, sessionErrors, sessionFormOf } from './sessionForm';
import { sessionWords as words } from '../../patterns/classes/sessionWords';

interface SessionDialogProps {
  classroom: Class;
  /** The session to edit; absent for a new one. */
  session?: OnlineClass;
  onClose: () => void;
}

/** Adds an online session to a class, or edits one. */
export function SessionDialog({ classroom, session, onClose }: SessionDialogProps) {
  const key = onlineClassQueries.detail(session?.id ?? '').queryKey;
  const sendChange = useVersionedSend(key, 'sessionChanged');
  return (
    <FormDialog
      title={session ? words('editTitle', { name: session.classroom_name }) : words('addTitle')}
      size="large"
      submit={words(session ? 'save' : 'add')}
      initial={() => (session ? sessionFormOf(session, classroom) : emptySession)}
      check={(form) => sessionErrors(form, classroom, session?.classroom_start_time)}
      send={async (form) => {
        const draft = sessionDraftOf(form, classroom);
        return session
          ? sendChange(() => onlineClassMutations.edit(session.id, { ...draft, version: session.version }))
          : onlineClassMutations.add(draft);
      }}
      toast={({ data }) => words(session ? 'saved' : 'added', { name: data.classroom_name })}
      invalidates={[onlineClassQueries.all()]}
      onClose={onClose}
    >
      {(fields) => <SessionFields classroom={classroom} fields={fields} />}
    </FormDialog>
  );
}

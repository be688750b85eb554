import type { OpenClass } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { TextArea } from '@sen/ui/TextArea';
import { FormDialog } from '../forms/FormDialog';
import { courseWords as words } from './courseWords';

/** Requests a place in a class, with a message to the unit. */
export function AskDialog({ classroom, onClose }: { classroom: OpenClass; onClose: () => void }) {
  const name = { classroom: classroom.classroom_name };
  return (
    <FormDialog
      title={words('askClass', name)}
      submit={words('send')}
      initial={{ note: '' }}
      send={({ note }) => registrationMutations.ask({ classroom_id: classroom.id, note: note.trim() })}
      toast={words('asked', name)}
      invalidates={[registrationQueries.all(), myCourseQueries.all()]}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea {...field('note')} label={words('note')} description={words('noteHelp')} maxLength={500} />
      )}
    </FormDialog>
  );
}

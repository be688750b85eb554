import type { Course } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { freeCourseMutations } from '@sen/api/resources/freeCourses/freeCourseMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { can } from '@sen/domain/access/can';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useUser } from '../../app/session/useUser';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { publicWords as words } from './publicWords';

/** Asks that a course is made public; of who decides on that, makes it so. */
export function PublicDialog({ items: [course], onDone, onClose }: ActionDialogProps<Course>) {
  const decides = can(useUser().role, 'freeCourse.publish');
  if (!course) return null;
  return (
    <FormDialog
      title={words('askTitle', { name: course.course_name })}
      submit={words(decides ? 'publish' : 'send')}
      initial={{ note: '' }}
      send={({ note }) => freeCourseMutations.askForPublic(course.id, note.trim())}
      toast={words(decides ? 'published' : 'asked')}
      invalidates={[courseQueries.all(), registrationQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{words(decides ? 'publishText' : 'askText')}</Text>
          {course.kind === 'business' && <Text>{words('becomesFree')}</Text>}
          {!decides && <TextArea {...field('note')} label={words('note')} maxLength={500} />}
        </>
      )}
    </FormDialog>
  );
}

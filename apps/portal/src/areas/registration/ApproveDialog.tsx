import type { RequestRow } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { words as approvalWords } from '../../patterns/approvals/words';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { ClassChoice } from '../../patterns/ClassChoice';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

/** Approves requests: places their people in the selected class, or makes the courses public. */
export function ApproveDialog({ ids, items: [row], onDone, onClose }: ActionDialogProps<RequestRow>) {
  const count = ids.length;
  const only = count === 1 ? row : undefined;
  const asked = only?.asked_class ?? null;
  const course = row?.course ?? null;
  // Courses are made public without a class; the selection is of one kind.
  const isPublic = row?.kind === 'public_course';
  return (
    <FormDialog
      title={
        only ? approvalWords('approveOne', { name: only.name }) : approvalWords('approveMany', { count })
      }
      submit={approvalWords('approve')}
      initial={{ classroom_id: asked?.id ?? null }}
      check={({ classroom_id }) =>
        classroom_id === null && !isPublic ? [fieldError('classroom_id', 'pleaseSelectAClass')] : []
      }
      send={({ classroom_id }) => registrationMutations.approve([...ids], classroom_id ?? '')}
      toast={approvalWords('approveDone', { count })}
      invalidates={[registrationQueries.all(), classQueries.all(), courseQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap="m">
          {!isPublic && (
            <ClassChoice
              {...field('classroom_id')}
              label={words('chooseClass')}
              description={course ? words('chooseCourseClass', { name: course.name }) : words('chooseHelp')}
              unit={row?.company_id}
              course={course?.id}
              asked={asked}
              selectOnly={course !== null}
            />
          )}
          <Text tone="muted">{words(isPublic ? 'publishText' : 'approveText')}</Text>
          {only && <RequestFacts request={only} />}
        </Stack>
      )}
    </FormDialog>
  );
}

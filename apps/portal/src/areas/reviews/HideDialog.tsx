import type { CourseReview } from '@sen/api/contract/model';
import { reviewMutations } from '@sen/api/resources/reviews/reviewMutations';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { required } from '@sen/domain/errors/required';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { words } from './words';

interface HideDialogProps extends ActionDialogProps<CourseReview> {
  courseId: string;
}

/** Hides an abusive review, with a reason that its author reads. */
export function HideDialog({ courseId, items: [review], onDone, onClose }: HideDialogProps) {
  if (!review) return null;
  return (
    <FormDialog
      title={words('hideTitle', { name: review.author.name })}
      submit={words('hide')}
      danger
      initial={{ reason: '' }}
      check={({ reason }) => required('reason', reason)}
      send={({ reason }) => reviewMutations.hide(review.id, reason.trim())}
      toast={words('hideDone')}
      invalidates={[reviewQueries.all(courseId)]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('reason')}
          label={words('reason')}
          description={words('reasonHelp')}
          maxLength={500}
          required
          focusOnMount
        />
      )}
    </FormDialog>
  );
}

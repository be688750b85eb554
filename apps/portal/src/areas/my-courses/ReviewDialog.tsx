import type { CourseReview } from '@sen/api/contract/model';
import { reviewMutations } from '@sen/api/resources/reviews/reviewMutations';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { checkReview } from '@sen/domain/reviews/reviewRules';
import { RatingInput } from '@sen/ui/RatingInput';
import { TextArea } from '@sen/ui/TextArea';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { reviewFormWords as words } from './reviewFormWords';

interface ReviewDialogProps {
  courseId: string;
  /** The own review; null for a new one. */
  own: CourseReview | null;
  onClose: () => void;
}

/** Writes the own review of a course, or changes it. */
export function ReviewDialog({ courseId, own, onClose }: ReviewDialogProps) {
  const initial: { stars: number | null; text: string } = {
    stars: own?.stars ?? null,
    text: own?.text ?? '',
  };
  return (
    <FormDialog
      title={words('writeTitle')}
      submit={words(own ? 'save' : 'send')}
      initial={initial}
      check={checkReview}
      send={(review) => (own ? reviewMutations.edit(own.id, review) : reviewMutations.add(courseId, review))}
      toast={words('sent')}
      invalidates={[reviewQueries.all(courseId)]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RatingInput
            {...field('stars')}
            label={words('stars')}
            required
            meanings={[words('bad'), words('poor'), words('fair'), words('good'), words('great')]}
          />
          <TextArea
            {...field('text')}
            label={words('text')}
            description={words('textHelp')}
            maxLength={2000}
          />
        </>
      )}
    </FormDialog>
  );
}

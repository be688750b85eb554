import type { CourseReview, User } from '@sen/api/contract/model';
import { reviewMutations } from '@sen/api/resources/reviews/reviewMutations';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { can } from '@sen/domain/access/can';
import { EyeIcon, EyeOffIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { HideDialog } from './HideDialog';
import { words } from './words';

/** The actions on the reviews of a course. */
export function ratingActions({ role }: User, courseId: string): ActionGroups<CourseReview> {
  if (!can(role, 'review.hide')) return [];
  return [
    [
      {
        id: 'hide',
        icon: EyeOffIcon,
        label: words('hide'),
        applies: ({ hidden }) => hidden === null,
        open: (props) => <HideDialog {...props} courseId={courseId} />,
      },
      {
        id: 'show',
        icon: EyeIcon,
        label: words('show'),
        applies: ({ hidden }) => hidden !== null,
        run: async ([id = '']) => reviewMutations.hide(id, null),
        done: () => words('showDone'),
        invalidates: [reviewQueries.all(courseId)],
      },
    ],
  ];
}

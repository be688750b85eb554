import type { CourseRating } from '@sen/api/contract/model';
import { reviewMutations } from '@sen/api/resources/reviews/reviewMutations';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { can } from '@sen/domain/access/can';
import { mayReview } from '@sen/domain/reviews/reviewRules';
import { ActionRow } from '@sen/ui/ActionRow';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { ChatIcon, DeleteIcon, EditIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { RatingSummary } from '../../patterns/reviews/RatingSummary';
import { reviewWords } from '../../patterns/reviews/reviewWords';
import { refusalText } from '../../words/refusalText';
import { ReviewEntry } from './ReviewEntry';
import { reviewFormWords as words } from './reviewFormWords';

const ReviewDialog = lazyPart(async () => (await import('./ReviewDialog')).ReviewDialog);

/** The reviews that are shown at once. */
const limit = 5;

/** The reviews of a course, with the own one first to write or change. */
export function CourseReviews({ courseId, rating }: { courseId: string; rating: CourseRating }) {
  const { role } = useUser();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<'write' | 'delete' | null>(null);
  const query = useQuery(reviewQueries.list(courseId)({ page, limit }));
  const { own } = rating;
  const close = () => setOpen(null);
  const write = {
    id: 'write',
    label: words(own ? 'edit' : 'write'),
    icon: <Icon of={EditIcon} />,
    onAction: () => setOpen('write'),
    disabledReason: own ? undefined : refusalText(mayReview({ ...rating, reviewed: false })),
  };
  const remove = {
    id: 'delete',
    label: words('delete'),
    icon: <Icon of={DeleteIcon} />,
    onAction: () => setOpen('delete'),
  };
  return (
    <Stack as="section" gap="m">
      <Inline justify="between" gap="m">
        <Heading level={2}>{reviewWords('title')}</Heading>
        {can(role, 'review.write') && (
          <ActionRow actions={own && own.hidden === null ? [write, remove] : [write]} />
        )}
      </Inline>
      <Columns division="asideStart" gap="l">
        <RatingSummary rating={rating} />
        <Loaded query={query} loading={<Loading titled />}>
          {({ data, total }) =>
            data.length === 0 ? (
              <EmptyState icon={ChatIcon} level={3} title={reviewWords('none')}>
                {reviewWords('noneText')}
              </EmptyState>
            ) : (
              <Stack gap="m">
                <Stack as="ul" gap="m">
                  {data.map((review) => (
                    <ReviewEntry key={review.id} review={review} />
                  ))}
                </Stack>
                {total > limit && (
                  <Pagination page={page} pageSize={limit} total={total} onPageChange={setPage} />
                )}
              </Stack>
            )
          }
        </Loaded>
      </Columns>
      <Suspense>
        {open === 'write' && <ReviewDialog courseId={courseId} own={own} onClose={close} />}
      </Suspense>
      {open === 'delete' && own && (
        <ConfirmAction
          title={words('deleteTitle')}
          text={words('deleteText')}
          confirmLabel={words('delete')}
          danger
          doneText={words('deleted')}
          action={() => reviewMutations.remove(own.id)}
          onDone={() => {
            close();
            void client.invalidateQueries({ queryKey: reviewQueries.all(courseId) });
          }}
          onCancel={close}
        />
      )}
    </Stack>
  );
}

import type { Query, Review } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { keywords } from '../../patterns/list/callQuery';
import { href } from '../../routes/paths';
import { atFirstWaiting, markHref } from './markHref';
import { words } from './words';

/** The attempts of a class that wait for marks, the oldest first. */
const waiting = (assignment_id?: string): Query<'listSubmissions'> => ({
  limit: 5,
  sort: 'submitted_at',
  order: 'asc',
  ...keywords({ state: 'submitted', assignment_id }),
});

/** Leads to the next attempt to mark, of the same exam before others of the class, or says that none is left. */
export function NextToMark({ review }: { review: Review }) {
  const { classroom_id, assignment_id, result } = review;
  const teacher = useUser();
  const same = useQuery(classQueries.submissions(classroom_id, waiting(assignment_id)));
  const all = useQuery(classQueries.submissions(classroom_id, waiting()));
  if (!same.data || !all.data) return null;
  const next = [...same.data.data, ...all.data.data].find(
    ({ attempt_id }) => attempt_id !== result.attempt_id,
  );
  if (next)
    return (
      <ButtonLink variant="primary" href={`${markHref(next, teacher.id)}?${atFirstWaiting}`}>
        {words('next', { student: next.student.name })}
      </ButtonLink>
    );
  return (
    <Inline gap="s">
      <Text as="span" tone="success" weight="medium">
        {words('noneLeft')}
      </Text>
      <Link href={href('marking', { cid: classroom_id })}>{words('backToList')}</Link>
    </Inline>
  );
}

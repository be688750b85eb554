import type { Query, Review, Submission } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';

/** The attempts at one assigned exam that wait for marks, the longest wait first. */
const ofSameExam = (assignment_id: string): Query<'listSubmissions'> => ({
  limit: 5,
  sort: 'submitted_at',
  order: 'asc',
  ...keywords({ state: 'submitted', assignment_id }),
});

/**
 * The next attempt to mark, at the same exam before others of the teacher's classes; null if none is left, undefined while it is not known.
 * Asked for at once, so that the link is there when the last mark is saved.
 */
export function useNextToMark({
  classroom_id,
  assignment_id,
  result,
  may_mark,
}: Review): Submission | null | undefined {
  const options = { enabled: may_mark };
  const same = useQuery({ ...classQueries.submissions(classroom_id, ofSameExam(assignment_id)), ...options });
  const all = useQuery({
    ...classQueries.waitingSubmissions({ limit: 5, sort: 'submitted_at', order: 'asc' }),
    ...options,
  });
  if (!same.data || !all.data) return undefined;
  const others = [...same.data.data, ...all.data.data].filter(
    ({ attempt_id }) => attempt_id !== result.attempt_id,
  );
  return others[0] ?? null;
}

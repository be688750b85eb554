import type { Query, Review, Submission } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keywords } from '../../patterns/list/callQuery';
import { listCall } from '../../patterns/list/listCall';
import { markingOrigin, submissionList, waitingList } from './markingLists';
import { nextInOrder } from './nextInOrder';

const longestWait = { limit: 5, sort: 'submitted_at', order: 'asc' } as const;

/** The attempts of the class that wait for marks, in the order of its list; of the same exam when that was not open. */
function ofClass({ classroom_id, assignment_id }: Review): Query<'listSubmissions'> {
  const origin = markingOrigin(classroom_id);
  if (origin.list !== 'marking' || !origin.wasOpen)
    return { ...longestWait, ...keywords({ state: 'submitted', assignment_id }) };
  // Its pages have other attempts too, so that a page of those that wait is a different one.
  const call = listCall(submissionList(undefined), origin.href);
  return { ...call, page: 1, limit: 100, 'fixed[]': ['submitted'] };
}

/**
 * The next attempt to mark, in the order of the list that this one was opened from, before others of the teacher's
 * classes; null if none is left, undefined while it is not known. Asked for at once, so that the link is there when
 * the last mark is saved.
 */
export function useNextToMark(review: Review): Submission | null | undefined {
  const { classroom_id, result, may_mark } = review;
  const current = result.attempt_id;
  const [order, setOrder] = useState<readonly string[]>([]);
  const origin = markingOrigin(classroom_id);
  const fromWaiting = origin.list === 'toMark';
  const classCall = classQueries.submissions(classroom_id, ofClass(review));
  const inClass = useQuery({ ...classCall, enabled: may_mark && !fromWaiting });
  const waitingCall = fromWaiting ? listCall(waitingList, origin.href) : longestWait;
  const waiting = useQuery({ ...classQueries.waitingSubmissions(waitingCall), enabled: may_mark });
  const others = useQuery({ ...classQueries.waitingSubmissions(longestWait), enabled: may_mark });
  const listed = (fromWaiting ? waiting : inClass).data?.data;
  const ids = listed?.map(({ attempt_id }) => attempt_id) ?? [];
  if (ids.includes(current) && ids.join() !== order.join()) setOrder(ids);
  if (!listed || !others.data) return undefined;
  return nextInOrder(listed, order, current) ?? nextInOrder(others.data.data, [], current) ?? null;
}

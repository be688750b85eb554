import type { AttemptNotice } from '@sen/api/contract/model';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const none: readonly AttemptNotice[] = [];

/**
 * What the exam room tells the student of an attempt. Each save says how many notices there are, so they are asked for only when
 * there is a new one; what fails is asked for again.
 */
export function useRoomNotices(attemptId: string, count: number): readonly AttemptNotice[] {
  const { data } = useQuery({
    ...examRoomQueries.notices(attemptId, count),
    enabled: count > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: true,
  });
  return data?.data ?? none;
}

import type { ExamNotice } from '@sen/ui/ExamPlayer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { language } from '../../words/runtime';

interface Closing {
  closed: ReadonlySet<string>;
  close: (ids: readonly string[]) => void;
}

/**
 * What the exam room tells the student of an attempt; each stays until it is closed. A save says how many there are, so they are
 * asked for only when there is a new one, and their code is loaded only then. What fails is tried again.
 */
export function useRoomNotices(attemptId: string, count: number, { closed, close }: Closing): ExamNotice[] {
  const { data = [] } = useQuery({
    queryKey: ['examNotices', attemptId, count, language()],
    queryFn: async ({ client }) =>
      (await import('./readRoomNotices')).readRoomNotices(client, attemptId, count),
    enabled: count > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: true,
  });
  return data
    .filter(({ id }) => !closed.has(id))
    .map((notice) => ({ ...notice, onClose: () => close([notice.id]) }));
}

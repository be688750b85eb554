import type { ExamNotice } from '@sen/ui/ExamPlayer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { language } from '../../words/runtime';

interface Closing {
  closed: ReadonlySet<string>;
  close: (ids: readonly string[]) => void;
}

const reading = () => import('./readRoomNotices');

/**
 * What the exam room tells the student of an attempt; each stays until it is closed. A save says how many there are, so they are
 * asked for only when there is a new one. What fails is tried again.
 */
export function useRoomNotices(attemptId: string, count: number, { closed, close }: Closing): ExamNotice[] {
  useEffect(() => {
    // Beside the page, and from the start: a new build of the server may take the code away during the exam.
    reading().catch((error: unknown) => console.warn('Notices of the room are loaded later.', error));
  }, []);
  const { data = [] } = useQuery({
    queryKey: ['examNotices', attemptId, count, language()],
    queryFn: async ({ client }) => (await reading()).readRoomNotices(client, attemptId, count),
    enabled: count > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: true,
  });
  return data
    .filter(({ id }) => !closed.has(id))
    .map((notice) => ({ ...notice, onClose: () => close([notice.id]) }));
}

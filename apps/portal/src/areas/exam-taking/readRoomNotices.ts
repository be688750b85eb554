import type { AttemptNotice } from '@sen/api/contract/model';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import type { QueryClient } from '@tanstack/react-query';
import { formatTime } from '../../words/formats';
import { roomWords as words } from './roomWords';

/** What the exam room tells the student of an attempt, in words. */
export interface RoomNotice {
  id: string;
  tone: 'attention' | 'info';
  text: string;
}

/** Newest first. */
export async function readRoomNotices(
  queries: QueryClient,
  attemptId: string,
  count: number,
): Promise<RoomNotice[]> {
  const { data } = await queries.fetchQuery(examRoomQueries.notices(attemptId, count));
  return data.toReversed().map((notice) => ({
    id: `room ${notice.id}`,
    tone: notice.kind === 'message' ? 'attention' : 'info',
    text: textOf(notice),
  }));
}

function textOf({ kind, by, at, minutes, text }: AttemptNotice): string {
  const told = { name: by.name, time: formatTime(at), text };
  switch (kind) {
    case 'message':
      return words('message', told);
    case 'time':
      return words('time', { ...told, minutes: minutes ?? 0 });
    case 'reopen':
      return words('reopened', { ...told, minutes: minutes ?? 0 });
    case 'end':
      return words('ended', told);
    case 'file':
      return words('took', told);
  }
}

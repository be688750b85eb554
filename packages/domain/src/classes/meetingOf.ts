import type { OnlineClassRow } from '@sen/api/contract/model';

/** The meeting id of a class: of the session that begins next, or of the last one. @param sessions the earliest first */
export function meetingOf(
  sessions: readonly Pick<OnlineClassRow, 'classroom_start_time' | 'meeting_id'>[],
  now: Date,
): string | null {
  const next = sessions.find(({ classroom_start_time }) => new Date(classroom_start_time) > now);
  return (next ?? sessions.at(-1))?.meeting_id ?? null;
}

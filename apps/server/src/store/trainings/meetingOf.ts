import type { MeetingKind, MeetingOfTest } from '@sen/api/contract/model';

/** The meeting of an assigned exam, if it is the test of one. */
export function meetingOf({
  meeting_id: id,
  meeting_kind: kind,
}: {
  meeting_id: string | null;
  meeting_kind: MeetingKind | null;
}): { meeting?: MeetingOfTest } {
  return id === null || kind === null ? {} : { meeting: { id, kind } };
}

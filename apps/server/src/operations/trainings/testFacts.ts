import type { MeetingOfTest } from '@sen/api/contract/model';
import type { MeetingTestFacts } from '@sen/domain/notifications/meetingNotifications';

interface Test {
  title: string;
  survey_id: string;
  start_time: string;
  meeting: MeetingOfTest;
}

/** What the notifications of a training's test say. */
export function testFacts(
  trainingName: string,
  { title, survey_id, start_time, meeting }: Test,
): MeetingTestFacts {
  return {
    survey_title: title,
    survey_id,
    meeting_id: meeting.id,
    meeting_name: trainingName.trim(),
    kind: meeting.kind,
    start_time: new Date(start_time).toISOString(),
  };
}

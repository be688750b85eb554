import type { MeetingOfTest } from '@sen/api/contract/model';
import { meetingLabel } from './labels';

/** The name of an assigned exam; of a training's test with its kind, because both tests may ask the same exam. */
export function testName({ title, meeting }: { title: string; meeting?: MeetingOfTest }): string {
  return meeting ? `${meetingLabel(meeting.kind)}: ${title}` : title;
}

import type { Assignment } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

type AssignmentPlace = Pick<Assignment, 'classroom_id' | 'survey_id' | 'id' | 'is_final' | 'meeting'>;

function paramsOf({ classroom_id, survey_id, id, is_final }: AssignmentPlace) {
  return { cid: classroom_id, svid: survey_id, sscid: id, check: 'class', isFinal: String(is_final) };
}

/** The ready page of an exam assigned to a class. */
export const classReadyHref = (assignment: AssignmentPlace): string =>
  href('examReady', paramsOf(assignment));

/** The ready page of an assigned exam, or that of the test of a meeting. */
export function readyHref(assignment: AssignmentPlace, userId: string): string {
  const { meeting, survey_id: svid } = assignment;
  if (meeting) return href('meetingTest', { svid, mid: meeting.id, uid: userId });
  return classReadyHref(assignment);
}

/** The exam itself, of an attempt that is under way. */
export function sittingHref(assignment: AssignmentPlace, attemptId: string): string {
  if (assignment.meeting) return href('worktest', { wid: attemptId, cscid: assignment.id });
  return href('examTake', { ...paramsOf(assignment), ssid: attemptId });
}

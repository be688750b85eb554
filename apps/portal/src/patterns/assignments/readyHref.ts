import type { Assignment } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

type AssignmentPlace = Pick<Assignment, 'classroom_id' | 'survey_id' | 'id' | 'is_final'>;

function paramsOf({ classroom_id, survey_id, id, is_final }: AssignmentPlace) {
  return { cid: classroom_id, svid: survey_id, sscid: id, check: 'class', isFinal: String(is_final) };
}

/** The ready page of an exam assigned to a class. */
export const readyHref = (assignment: AssignmentPlace): string => href('examReady', paramsOf(assignment));

/** The exam itself, of an attempt that is under way. */
export const sittingHref = (assignment: Assignment, attemptId: string): string =>
  href('examTake', { ...paramsOf(assignment), ssid: attemptId });

import type { Assignment } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

function paramsOf({ classroom_id, survey_id, id, is_final }: Assignment) {
  return { cid: classroom_id, svid: survey_id, sscid: id, check: 'class', isFinal: String(is_final) };
}

/** The ready page of an exam assigned to a class. */
export const readyHref = (assignment: Assignment): string => href('examReady', paramsOf(assignment));

/** The exam itself, of an attempt that is under way. */
export const sittingHref = (assignment: Assignment, attemptId: string): string =>
  href('examTake', { ...paramsOf(assignment), ssid: attemptId });

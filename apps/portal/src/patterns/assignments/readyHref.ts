import type { Assignment } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** The ready page of an exam assigned to a class. */
export function readyHref({ classroom_id, survey_id, id, is_final }: Assignment): string {
  return href('examReady', {
    cid: classroom_id,
    svid: survey_id,
    sscid: id,
    check: 'class',
    isFinal: String(is_final),
  });
}

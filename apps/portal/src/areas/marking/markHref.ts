import type { Submission } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** The query of an attempt's address that begins at its first answer to mark. */
export const atFirstWaiting = 'at=waiting';

/** The page where an attempt is marked. */
export function markHref(
  { survey_id, assignment_id, attempt_id, student }: Submission,
  teacherId: string,
): string {
  return href('answerReview', {
    sid: survey_id,
    ssclid: assignment_id,
    uid: student.id,
    clid: attempt_id,
    teacherId,
  });
}

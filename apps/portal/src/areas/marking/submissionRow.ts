import type { Submission } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

export const studentName = ({ student }: Submission) => student.name;

/** The query of that page's address that begins at the first answer to mark. */
export const atFirstWaiting = 'at=waiting';

/** The page that marks the attempt; none while the student still sits it. */
export function markHref(row: Submission, teacherId: string): string | undefined {
  if (row.state === 'in_progress') return undefined;
  const { survey_id: sid, assignment_id: ssclid, attempt_id: clid, student } = row;
  return href('answerReview', { sid, ssclid, uid: student.id, clid, teacherId });
}

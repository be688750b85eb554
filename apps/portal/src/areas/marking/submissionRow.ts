import type { Submission } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

export const studentName = ({ student }: Submission) => student.name;

/** The query of that page's address that begins at the first answer to mark. */
export const atFirstWaiting = 'at=waiting';

/** The page that marks the attempt, at the first answer that waits; none while the student still sits it. */
export function markHref(row: Submission, teacherId: string): string | undefined {
  if (row.state === 'in_progress') return undefined;
  const { survey_id: sid, assignment_id: ssclid, attempt_id: clid, student } = row;
  const page = href('answerReview', { sid, ssclid, uid: student.id, clid, teacherId });
  return row.waiting_questions > 0 ? `${page}?${atFirstWaiting}` : page;
}

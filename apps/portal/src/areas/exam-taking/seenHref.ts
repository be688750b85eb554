import type { Attempt } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** The result page of an attempt. */
export function seenHref({
  id,
  survey_id,
  assignment_id,
  student,
}: Pick<Attempt, 'id' | 'survey_id' | 'assignment_id' | 'student'>): string {
  const page = href('examSeen', { sid: survey_id, ssclid: assignment_id, uid: student.id });
  return `${page}?attempt=${id}`;
}

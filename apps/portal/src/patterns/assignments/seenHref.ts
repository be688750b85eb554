import type { Attempt } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

type SeenAttempt = Pick<Attempt, 'id' | 'survey_id' | 'assignment_id'> & {
  student: Pick<Attempt['student'], 'id'>;
};

/** The result page of an attempt. */
export function seenHref({ id, survey_id, assignment_id, student }: SeenAttempt): string {
  const page = href('examSeen', { sid: survey_id, ssclid: assignment_id, uid: student.id });
  return `${page}?attempt=${id}`;
}

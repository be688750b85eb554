import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * The completion score of a class, of its row `kept` of `classroom_course_copy`: the course's as it was taken over, or by the
 * newest correction that counts.
 */
export const completionScore = sql<
  number | null
>`coalesce((select (change ->> 'completion_score')::numeric(5, 2)
  from correction join assignment on assignment.id = correction.assignment_id
  where assignment.classroom_id = kept.classroom_id and undone_at is null and change ->> 'kind' = 'threshold'
  order by correction.id desc limit 1), kept.completion_score)`;

/** Whether the completion score of a class was corrected in this assigned exam and still counts. */
export async function holdsThreshold(database: Database, assignmentId: string): Promise<boolean> {
  const row = await database
    .selectFrom('correction')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`change ->> 'kind' = 'threshold'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { TimedAssignmentFacts } from '@sen/domain/notifications/examNotifications';
import { assignmentRows } from '../classes/assignments.ts';
import type { Database } from '../database.ts';

/** What the notifications of assigned exams say, by assignment. */
export async function assignmentFacts(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TimedAssignmentFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await assignmentRows(database)
    .where('assignment.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, title, survey_id, classroom_id, classroom_name, starts_at, ends_at, is_final }) => [
      id,
      {
        survey_title: title,
        survey_id,
        type_id: id,
        classroom_id,
        classroom_name,
        start_time: starts_at.toISOString(),
        end_time: ends_at.toISOString(),
        is_final,
      },
    ]),
  );
}

import { sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';

/** A meeting of a class or training that the caller runs or attends. */
export async function findMeeting(database: Database, id: string, caller: Caller) {
  return visibleGroups(database, { caller })
    .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
    .innerJoin('meeting', 'meeting.assignment_id', 'assignment.id')
    .select(['meeting.id', 'meeting.kind', 'classroom.name as meeting_name', 'classroom.id as train_id'])
    .select(['assignment.exam_id as survey_id', 'assignment.id as assignment_id'])
    .select(['assignment.starts_at', 'assignment.ends_at'])
    .where('meeting.id', '=', id)
    .executeTakeFirst();
}

/** A person's attempt at a test that counts. */
export interface TestAttemptRow {
  user_id: string;
  assignment_id: string;
  attempt_id: string;
  state: 'in_progress' | 'submitted' | 'marked';
  score: number | null;
}

/** The best attempt of each person at these tests; a finished one before one that is being taken. */
export async function bestAttempts(
  database: Database,
  assignmentIds: readonly string[],
  userId?: string,
): Promise<TestAttemptRow[]> {
  if (assignmentIds.length === 0) return [];
  const { rows } = await sql<TestAttemptRow>`
    select distinct on (assignment_id, user_id) user_id::text, assignment_id::text, id::text as attempt_id, state,
      final_score as score
    from attempt where assignment_id = any (${[...assignmentIds]}::bigint[])
      and (${userId ?? null}::bigint is null or user_id = ${userId ?? null})
    order by assignment_id, user_id, final_score desc nulls last, number`.execute(database);
  return rows;
}

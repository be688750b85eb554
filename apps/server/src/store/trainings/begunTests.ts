import { sql } from 'kysely';
import type { Assignment, MeetingKind } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** Which of these tests somebody has begun, and who has; attempts that were reset count. */
export async function begunTests(
  database: Database,
  tests: readonly Assignment[],
): Promise<{ begun: MeetingKind[]; begun_ids: string[] }> {
  const ids = tests.map((test) => test.id);
  const { rows } = await sql<{ assignment_id: string; user_id: string }>`
    select assignment_id::text, user_id::text from attempt where assignment_id = any (${ids}::bigint[])
    union select assignment_id::text, user_id::text from reset_attempt
      where assignment_id = any (${ids}::bigint[])`.execute(database);
  const begun = new Set(rows.map(({ assignment_id }) => assignment_id));
  return {
    begun: tests.flatMap(({ id, meeting }) => (meeting && begun.has(id) ? [meeting.kind] : [])),
    begun_ids: [...new Set(rows.map(({ user_id }) => user_id))],
  };
}

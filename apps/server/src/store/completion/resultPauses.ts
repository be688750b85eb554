import { sql } from 'kysely';
import type { Database } from '../database.ts';

const firstPauseSeconds = 5;
const longestPauseSeconds = 3_600;

/** Lets a class rest whose results could not be computed, twice as long each time; tells until when. */
export async function pauseResults(
  database: Database,
  classId: string,
  now: Date,
): Promise<{ failures: number; until: Date } | undefined> {
  const pauseAfter = (failures: ReturnType<typeof sql<number>>) => sql`${now}::timestamptz
    + make_interval(secs => least(${longestPauseSeconds}, ${firstPauseSeconds} * 2 ^ least(${failures} - 1, 20)))`;
  const { rows } = await sql<{ failures: number; until: Date }>`
    insert into course_result_pause (classroom_id, failures, until)
    select id, 1, ${pauseAfter(sql<number>`1`)} from classroom where id = ${classId}
    on conflict (classroom_id) do update set failures = course_result_pause.failures + 1,
      until = ${pauseAfter(sql<number>`course_result_pause.failures + 1`)}
    returning failures, until`.execute(database);
  return rows[0];
}

/** Its results have been computed. */
export async function endPause(database: Database, classId: string): Promise<void> {
  await database.deleteFrom('course_result_pause').where('classroom_id', '=', classId).execute();
}

import { sql } from 'kysely';
import type { ExamStatus } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** Gives exams, lessons or survey forms a status; `unlocked` gives back the one that they had before they were locked. */
export async function setStatus(
  database: Database,
  table: 'exam' | 'lesson' | 'survey_form',
  ids: readonly string[],
  status: ExamStatus | 'unlocked',
  now: Date,
): Promise<void> {
  const change =
    status === 'locked'
      ? sql`status = 'locked', locked_from = status`
      : status === 'unlocked'
        ? sql`status = coalesce(locked_from, 'published'), locked_from = null`
        : sql`status = ${status}, locked_from = null`;
  await sql`update ${sql.table(table)} set ${change}, updated_at = ${now}
    where id = any (${[...ids]}::bigint[])`.execute(database);
}

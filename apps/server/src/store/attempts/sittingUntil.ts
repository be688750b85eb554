import type { Database } from '../database.ts';

/** When the last of the exams ends that a person is sitting; null: none. */
export async function sittingUntil(database: Database, userId: string, now: Date): Promise<Date | null> {
  const { until } = await database
    .selectFrom('attempt')
    .select(({ fn }) => fn.max('deadline').as('until'))
    .where('user_id', '=', userId)
    .where('state', '=', 'in_progress')
    .where('deadline', '>', now)
    .executeTakeFirstOrThrow();
  return until;
}

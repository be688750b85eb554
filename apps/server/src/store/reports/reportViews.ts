import type { ReportName, ReportView } from '@sen/api/contract/model';
import { maxReportViews } from '@sen/domain/reports/reportViews';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

interface OwnReport {
  userId: string;
  report: ReportName;
}

/** The views of a report that a person keeps, by their names. */
export function viewsOf(database: Database, { userId, report }: OwnReport): Promise<ReportView[]> {
  return database
    .selectFrom('report_view')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('report', '=', report)
    .orderBy('name_fold')
    .limit(maxReportViews)
    .execute();
}

/** Makes those who keep views of one report at once wait for each other, and says how many there are. */
export async function lockViewsOf(
  transaction: InTransaction,
  { userId, report }: OwnReport,
): Promise<number> {
  await sql`select from user_account where id = ${userId}::bigint for no key update`.execute(transaction);
  const { count } = await transaction
    .selectFrom('report_view')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns its id, or undefined if the person has one of this name */
export async function insertView(
  transaction: InTransaction,
  { userId, report, name, query }: OwnReport & Pick<ReportView, 'name' | 'query'>,
  now: Date,
): Promise<string | undefined> {
  const made = await transaction
    .insertInto('report_view')
    .values({ user_id: userId, report, name, query, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'report', 'name_fold']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** @returns whether the person had it */
export async function deleteView(
  database: Database,
  { userId, report, id }: OwnReport & { id: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('report_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('report', '=', report)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import type { ReportName, ReportView } from '@sen/api/contract/model';
import { maxReportViews } from '@sen/domain/reports/reportViews';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import type { ReportCall } from './tables.ts';

interface OwnReport {
  userId: string;
  report: ReportName;
}

/** The views of a report that a person keeps, by their names. */
export function viewsOf(database: Database, { userId, report }: OwnReport): Promise<ReportView[]> {
  return database
    .selectFrom('report_view')
    .select(['id', 'name', 'address', 'weekly'])
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

export type NewView = Omit<ReportView, 'id'> & { call: ReportCall };

/** @returns its id, or undefined if the person has one of this name */
export async function insertView(
  transaction: InTransaction,
  { userId, report, name, address, call, weekly }: OwnReport & NewView,
  now: Date,
): Promise<string | undefined> {
  const made = await transaction
    .insertInto('report_view')
    .values({ user_id: userId, report, name, address, call: JSON.stringify(call), weekly, created_at: now })
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

/** @returns whether the person has it */
export async function setWeekly(
  database: Database,
  { userId, report, id, weekly }: OwnReport & { id: string; weekly: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('report_view')
    .set({ weekly })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('report', '=', report)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The views that are mailed, of accounts that may sign in, in the order of their ids. */
export function weeklyViews(database: Database, { after, limit }: { after: string; limit: number }) {
  return database
    .selectFrom('report_view')
    .innerJoin('user_account', 'user_account.id', 'report_view.user_id')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select([
      'report_view.id',
      'report_view.report',
      'report_view.name as view',
      'report_view.address',
      'report_view.call',
      'user_account.id as user_id',
      'user_account.name',
      'user_account.email',
      'user_account.lang',
      'user_account.role',
      'user_account.company_id',
    ])
    .where('report_view.weekly', '=', true)
    .where('report_view.id', '>', after)
    .where('user_account.status', '=', 'active')
    .where('company.deleted_at', 'is', null)
    .orderBy('report_view.id')
    .limit(limit)
    .execute();
}

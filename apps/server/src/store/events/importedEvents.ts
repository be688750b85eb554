import { sql } from 'kysely';
import type { Recurrence } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';
import type { KeptSeries } from './eventChanges.ts';

/** An event that the person took in from a calendar file, as it is now. */
export interface ImportedEvent extends KeptSeries {
  id: string;
  ics_uid: string;
  /** The earliest that is left. */
  first_id: string;
  starts_at: Date;
  ends_at: Date;
}

/** The events of these UIDs that a person took in for a unit. */
export async function importedEvents(
  database: Database,
  { by, company_id }: { by: string; company_id: string },
  uids: readonly string[],
): Promise<Map<string, ImportedEvent>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<ImportedEvent & { recurrence: Recurrence | null }>`
    select series.id::text, series.ics_uid, series.name, series.content, series.link, series.user_id::text, series.recurrence,
      series.classroom_id::text, series.course_id::text, series.project_id::text, series.everyone, series.reminder,
      series.reminder_2, first.id::text as first_id, first.starts_at, first.ends_at
    from event_series as series join lateral (select id, starts_at, ends_at from event where series_id = series.id
      order by starts_at, id limit 1) as first on true
    where series.created_by = ${by}::bigint and series.company_id = ${company_id}::bigint
      and series.ics_uid = any(${[...uids]}::text[])`.execute(database);
  return new Map(rows.map((row) => [row.ics_uid, row]));
}

/** Lets a person take in one file after the other. */
export async function lockImports(transaction: InTransaction, userId: string): Promise<void> {
  await sql`select from user_account where id = ${userId}::bigint for no key update`.execute(transaction);
}

/** The occurrences of a series, the earliest first. */
export async function occurrencesOfSeries(
  transaction: InTransaction,
  seriesId: string,
): Promise<{ id: string }[]> {
  return transaction
    .selectFrom('event')
    .select('id')
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

import { sql } from 'kysely';
import type { Recurrence } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';
import type { KeptSeries } from './eventChanges.ts';

/** An event that the person took in from a calendar file, as it is now. */
export interface ImportedEvent extends KeptSeries {
  id: string;
  ics_uid: string;
  /** How many times it takes place now, and when it was last taken in. */
  times: number;
  ics_times: number | null;
  /** Of what was last taken in. */
  ics_mark: string | null;
}

/** What is kept of an event of a file. */
export interface ImportMark {
  ics_mark: string;
  ics_times: number;
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
      series.reminder_2, series.ics_mark, series.ics_times,
      (select count(*)::int from event where series_id = series.id) as times
    from event_series as series
    where series.created_by = ${by}::bigint and series.company_id = ${company_id}::bigint
      and series.ics_uid = any(${[...uids]}::text[])`.execute(database);
  return new Map(rows.map((row) => [row.ics_uid, row]));
}

/**
 * Lets a person take in one file after the other, and nobody change meanwhile what it changes: `importedEvents` reads after this what
 * then stays.
 */
export async function lockImports(
  transaction: InTransaction,
  { by, company_id }: { by: string; company_id: string },
  uids: readonly string[],
): Promise<void> {
  await sql`select from user_account where id = ${by}::bigint for no key update`.execute(transaction);
  await sql`select from event_series where created_by = ${by}::bigint and company_id = ${company_id}::bigint
    and ics_uid = any(${[...uids]}::text[]) order by id for update`.execute(transaction);
}

export async function markImported(
  transaction: InTransaction,
  seriesId: string,
  mark: ImportMark,
): Promise<void> {
  await transaction.updateTable('event_series').set(mark).where('id', '=', seriesId).execute();
}

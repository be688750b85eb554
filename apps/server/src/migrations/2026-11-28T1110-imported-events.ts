import { type Kysely, sql } from 'kysely';

/** The UID of an event that was taken in from a calendar file, so that taking it in again changes it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event_series add column ics_uid text`.execute(database);
  await sql`create unique index event_series_imported on event_series (created_by, company_id, ics_uid)
    where ics_uid is not null`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event_series drop column ics_uid`.execute(database);
}

import { type Kysely, sql } from 'kysely';
import { foldedSql } from './namedTable.ts';

/** The views of reports that people keep under a name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table report_view (id bigint generated always as identity primary key,
    user_id bigint not null references user_account on delete cascade, report text not null,
    name text not null, name_fold text generated always as (${sql.raw(foldedSql('name'))}) stored, query text not null, created_at timestamptz not null,
    unique (user_id, report, name_fold))`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table report_view`.execute(database);
}

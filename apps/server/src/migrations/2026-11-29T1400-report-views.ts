import { type Kysely, sql } from 'kysely';
import { foldedSql } from './namedTable.ts';

/** The views of reports that people keep under a name, and the files of the mails that some of them are sent by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table report_view (id bigint generated always as identity primary key,
    user_id bigint not null references user_account on delete cascade, report text not null,
    name text not null, name_fold text generated always as (${sql.raw(foldedSql('name'))}) stored, address text not null, call jsonb not null,
    weekly boolean not null default false, created_at timestamptz not null,
    unique (user_id, report, name_fold))`.execute(database);
  await sql`create index report_view_weekly on report_view (id) where weekly`.execute(database);
  await sql`create table mail_attachment (mail_id bigint primary key references mail on delete cascade, name text not null,
    type text not null, content bytea not null)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_attachment`.execute(database);
  await sql`drop table report_view`.execute(database);
}

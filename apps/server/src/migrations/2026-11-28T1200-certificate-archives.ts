import { type Kysely, sql } from 'kysely';

/** Archives of certificates: who has which ones printed, how far the job is, and the file that it made. */
const statements = [
  `create table certificate_archive (id bigint generated always as identity primary key,
    company_id bigint not null references company, classroom_id bigint not null references classroom on delete cascade,
    created_by bigint not null references user_account on delete cascade, created_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    name text not null, certificates bigint[] not null, total integer not null, printed integer not null default 0,
    failure text, file_id uuid references file on delete set null,
    tries integer not null default 0, claimed_by text, leased_until timestamptz,
    check ((state = 'failed') = (failure is not null)))`,
  `create index certificate_archive_unit on certificate_archive (company_id)`,
  `create index certificate_archive_class on certificate_archive (classroom_id, created_by, id)`,
  `create index certificate_archive_person on certificate_archive (created_by)`,
  `create index certificate_archive_file on certificate_archive (file_id)`,
  `create unique index certificate_archive_under_way on certificate_archive (classroom_id, created_by)
    where state in ('waiting', 'running')`,
  `create index certificate_archive_waiting on certificate_archive (created_at) where state in ('waiting', 'running')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table certificate_archive`.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** Certificates that a job issues to many students of a class: to whom, how far it is, and who was left out. */
const statements = [
  `create table certificate_issuing (id bigint generated always as identity primary key,
    company_id bigint not null references company, classroom_id bigint not null references classroom on delete cascade,
    created_by bigint not null references user_account on delete cascade, created_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    user_ids bigint[] not null, named boolean not null,
    settled integer not null default 0, issued integer not null default 0, left_out jsonb not null default '[]', failure text,
    tries integer not null default 0, claimed_by text, leased_until timestamptz,
    check ((state = 'failed') = (failure is not null)))`,
  `create index certificate_issuing_unit on certificate_issuing (company_id)`,
  `create index certificate_issuing_class on certificate_issuing (classroom_id, id)`,
  `create index certificate_issuing_person on certificate_issuing (created_by)`,
  `create unique index certificate_issuing_under_way on certificate_issuing (classroom_id) where state in ('waiting', 'running')`,
  `create index certificate_issuing_waiting on certificate_issuing (created_at) where state in ('waiting', 'running')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table certificate_issuing`.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** The mail queue, the e-mailed sign-in codes, and links to reset a password. */
const statements = [
  `alter table user_account add column two_factor boolean not null default false`,

  // A mail is queued in the transaction it is about, and sent by a job. Its content is deleted once it is sent.
  `create table mail (id bigint generated always as identity primary key, to_address text not null, subject text not null,
    body_text text not null, body_html text not null, created_at timestamptz not null, try_at timestamptz not null,
    tries integer not null default 0, leased_until timestamptz, sent_at timestamptz, failure text)`,
  `create index mail_waiting on mail (try_at) where sent_at is null`,

  `create table sign_in_code (user_id bigint primary key references user_account on delete cascade, code_hash bytea not null,
    tries_left integer not null, expires_at timestamptz not null)`,

  `create table password_link (token_hash bytea primary key, user_id bigint not null references user_account on delete cascade,
    expires_at timestamptz not null, used_at timestamptz)`,
  `create index password_link_of_user on password_link (user_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['password_link', 'sign_in_code', 'mail'])
    await sql.raw(`drop table ${table}`).execute(database);
  await sql.raw(`alter table user_account drop column two_factor`).execute(database);
}

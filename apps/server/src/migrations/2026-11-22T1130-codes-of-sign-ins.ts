import { type Kysely, sql } from 'kysely';

/**
 * A code belongs to the sign-in that it was sent for, sessions end at a maximum age, and recovery is queued for every
 * address alike. Codes are valid for ten minutes: those of the old table are dropped.
 */
const statements = [
  `drop table sign_in_code`,
  `create table sign_in_code (sign_in_hash bytea primary key, user_id bigint not null references user_account on delete cascade,
    code_hash bytea not null, tries_left integer not null, expires_at timestamptz not null)`,
  `create index sign_in_code_of_user on sign_in_code (user_id)`,

  `alter table session drop constraint session_ended_reason_check`,
  `alter table session add constraint session_ended_reason_check
    check (ended_reason in ('logout', 'elsewhere', 'idle', 'lifetime', 'account'))`,

  `create table recovery (id bigint generated always as identity primary key, email text not null,
    created_at timestamptz not null)`,
];

const reversed = [
  `drop table recovery`,
  `update session set ended_reason = 'idle' where ended_reason = 'lifetime'`,
  `alter table session drop constraint session_ended_reason_check`,
  `alter table session add constraint session_ended_reason_check
    check (ended_reason in ('logout', 'elsewhere', 'idle', 'account'))`,
  `drop table sign_in_code`,
  `create table sign_in_code (user_id bigint primary key references user_account on delete cascade, code_hash bytea not null,
    tries_left integer not null, expires_at timestamptz not null, asked_from text not null default '')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of reversed) await sql.raw(statement).execute(database);
}

import { type Kysely, sql } from 'kysely';

/** Questions can be marked as wrong, and an account keeps when it was locked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column check_error boolean not null default false`.execute(database);
  await sql`alter table user_account add column locked_at timestamptz`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account drop column locked_at`.execute(database);
  await sql`alter table question drop column check_error`.execute(database);
}

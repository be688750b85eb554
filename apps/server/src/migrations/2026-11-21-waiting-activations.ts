import { type Kysely, sql } from 'kysely';

/**
 * Accounts whose first mail is due. An import creates a hundred thousand at once: their mails are queued gradually, so
 * that no sign-in code waits behind them and no link is queued for hours.
 */
const statements = [
  `create table activation_due (user_id bigint primary key references user_account on delete cascade, due_at timestamptz not null)`,
  `create index activation_due_order on activation_due (due_at, user_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop table activation_due`).execute(database);
}

import { type Kysely, sql } from 'kysely';

/**
 * Who still gets the first mail of the account. An import makes a hundred thousand at once: their mails are written little
 * by little, so that nobody's sign-in code waits behind them and no link lies written for hours.
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

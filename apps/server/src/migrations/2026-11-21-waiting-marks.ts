import { type Kysely, sql } from 'kysely';

/** Mails that a repeated run must not queue twice, and the attempts to mark. */
const statements = [
  `alter table mail add column once text`,
  `create unique index mail_once on mail (once) where once is not null`,
  `create index attempt_waiting on attempt (assignment_id) where state = 'submitted'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop index attempt_waiting`).execute(database);
  await sql.raw(`alter table mail drop column once`).execute(database);
}

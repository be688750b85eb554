import { type Kysely, sql } from 'kysely';

/**
 * The address from which a sign-in code was requested or a reset link was used: it
 * belongs to the owner, not to an attacker.
 */
const statements = [
  `alter table sign_in_code add column asked_from text not null default ''`,
  `alter table password_link add column used_from text`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table password_link drop column used_from`).execute(database);
  await sql.raw(`alter table sign_in_code drop column asked_from`).execute(database);
}

import { type Kysely, sql } from 'kysely';

/** Of a corrected threshold: how many students complete their course in another way by it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table correction add column changed_students integer`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table correction drop column changed_students`.execute(database);
}

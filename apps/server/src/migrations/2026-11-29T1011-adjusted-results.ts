import { type Kysely, sql } from 'kysely';

/** It counts results whose outcome or certificate is another, too, and not only grades. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_rule_change rename column graded to adjusted`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_rule_change rename column adjusted to graded`.execute(database);
}

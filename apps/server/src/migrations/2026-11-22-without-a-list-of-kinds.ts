import { type Kysely, sql } from 'kysely';

/**
 * Kinds are entries of `categoryKinds` in packages/domain; the database does not repeat them. Names are unique per unit
 * and kind by the table's existing index.
 */
const statements = [
  `alter table category drop constraint category_kind_check`,
  `alter table category add constraint category_kind_check check (kind ~ '^[a-z_]{1,40}$')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`delete from category where kind not in ('question', 'exam')`).execute(database);
  await sql.raw(`alter table category drop constraint category_kind_check`).execute(database);
  await sql
    .raw(`alter table category add constraint category_kind_check check (kind in ('question', 'exam'))`)
    .execute(database);
}

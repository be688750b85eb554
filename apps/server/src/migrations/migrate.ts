import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations } from './migrations.gen.ts';

/**
 * Migrates the schema to the latest version; several processes that start together take turns. A migration that was merged
 * after one with a later name runs too (docs/decisions/2026-11-22-migrations-in-any-order.md); one that the database has and this
 * version does not is an error.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  if (await isCurrent(database, known)) return;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => known },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first one';
  throw new Error(`The database could not be migrated (${failed}). Nothing was changed by the failed step.`, {
    cause: error,
  });
}

/** Whether exactly these migrations have run. Kysely's own answer reads the whole catalogue first, at each start. */
async function isCurrent<Tables>(
  database: Kysely<Tables>,
  known: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(database);
  if (!tables[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.length === Object.keys(known).length && rows.every(({ name }) => name in known);
}

/**
 * Runs these migrations on an empty schema and records them as Kysely does, within the caller's transaction.
 * @throws for a name that this version does not have: a newer one made the database
 */
export async function applyMigrations<Tables>(
  transaction: Kysely<Tables>,
  names: readonly string[],
): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    transaction,
  );
  for (const name of names) {
    const migration = migrations[name];
    if (!migration)
      throw new Error(
        `The backup is of a newer version (it has ${name}). Upgrade first. Nothing was changed.`,
      );
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await migration.up(transaction);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
}

import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.gen.ts';

/** Migrates the schema to the latest version; several processes that start together take turns. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first one';
  throw new Error(`The database could not be migrated (${failed}). Nothing was changed by the failed step.`, {
    cause: error,
  });
}

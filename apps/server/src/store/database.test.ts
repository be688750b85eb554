import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { migrate } from '../migrations/migrate.ts';
import { migrations } from '../migrations/migrations.gen.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

it('says what is wrong when a query goes around the transaction that holds the connection', async () => {
  const opened = await openTestDatabase({ poolSize: 1, acquireMs: 300 });
  const around = opened.database.transaction().execute(async () => {
    await sql`select 1`.execute(opened.database);
  });
  await expect(around).rejects.toThrow(/inside `transaction\(\)\.execute/);
  await expect(around.catch(codeOfDatabaseError)).resolves.toBe('serviceUnavailable');
  await opened.close();
});

it('migrates once, whoever starts first', async () => {
  const opened = await openTestDatabase();
  await Promise.all([migrate(opened.database), migrate(opened.database), migrate(opened.database)]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(
    opened.database,
  );
  expect(rows).toEqual([{ n: Object.keys(migrations).length }]);
  await opened.close();
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { onServer, urlOf } from '../testing/onServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

it('goes on after PostgreSQL has cut its connections', async () => {
  const opened = await openTestDatabase();
  const name = new URL(opened.url ?? '').pathname.slice(1);
  const held = opened.database.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await onServer(
      urlOf(opened.url ?? '', 'postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await sql`select 2`.execute(trx);
  });
  expect(await held.catch(codeOfDatabaseError)).toBe('serviceUnavailable');
  const { rows } = await sql`select 3 as three`.execute(opened.database);
  expect(rows).toEqual([{ three: 3 }]);
  await opened.close();
});

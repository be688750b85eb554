import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';

test('each column that refers to a row is the first of an index', async () => {
  const { database, close } = await openTestDatabase();
  const { rows } = await sql<{ column: string; indexed: boolean }>`
    select conrelid::regclass || '.' || attname as "column", exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')) as indexed
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' order by 1`.execute(database);
  await close();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
});

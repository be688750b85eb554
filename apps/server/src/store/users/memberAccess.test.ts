import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { speaksOf } from './memberAccess.ts';

test('whatever keeps an account from being deleted counts as data of the person', async () => {
  const { database, close } = await openTestDatabase();
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || ' where ' || attname as place from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'user_account'::regclass and confdeltype in ('a', 'r')
    order by 1`.execute(database);
  await close();
  expect(rows.length).toBeGreaterThan(20);
  const known = new Set<string>(speaksOf);
  expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([]);
});

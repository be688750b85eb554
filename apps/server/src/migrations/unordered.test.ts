import { type Kysely, type Migration, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../store/tables.gen.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/testDatabase.ts';
import { applyMigrations, migrate } from './migrate.ts';
import { migrations } from './migrations.gen.ts';

let opened: OpenTestDatabase;
let database: Kysely<Tables>;
beforeEach(async () => {
  opened = await openTestDatabase({ changesSchema: true });
  database = opened.database;
});
afterEach(() => opened.close());

async function recorded(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Sorts before migrations that the database has. */
const mergedLater = '2026-11-22T1105-merged-later';
const withMergedLater: Record<string, Migration> = {
  ...migrations,
  [mergedLater]: {
    up: async (transaction) => {
      await sql`create table merged_later (id bigint primary key)`.execute(transaction);
    },
  },
};

test('a migration that was merged after one with a later name runs, once', async () => {
  await migrate(database, withMergedLater);
  await sql`insert into merged_later values (1)`.execute(database);
  await migrate(database, withMergedLater);
  expect(await recorded()).toEqual(Object.keys(withMergedLater).toSorted());
});

test('a database with a migration that this version does not have stays as it is', async () => {
  await migrate(database, withMergedLater);
  await expect(migrate(database)).rejects.toThrow('could not be migrated');
  expect(await recorded()).toContain(mergedLater);
});

test('a database of the first version, with rows, is migrated to the latest', async () => {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  await database.transaction().execute((trx) => applyMigrations(trx, Object.keys(migrations).slice(0, 1)));
  await sql`insert into company (name, sort_key) values ('Đà Nẵng', 'old')`.execute(database);
  await sql`insert into category (company_id, kind, name, sort_key) values (1, 'exam', 'Thi cuối khóa', 'old')`.execute(
    database,
  );
  await migrate(database);
  expect(await recorded()).toEqual(Object.keys(migrations));
  const { rows } =
    await sql`select name, name_words @@ 'khoa' as found, sort_key <> 'old' as sorted from category`.execute(
      database,
    );
  expect(rows).toEqual([{ name: 'Thi cuối khóa', found: true, sorted: true }]);
});

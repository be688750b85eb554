import { sortKey } from '@sen/domain/text/sort';
import { givenNameKey } from '@sen/domain/users/givenNameFirst';
import { type Migration, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../testing/testDatabase.ts';
import * as orderOfNames from './2026-11-22T1050-order-of-names.ts';

const tables = [
  'company',
  'user_account',
  'project',
  'course',
  'classroom',
  'category',
  'question',
  'exam',
] as const;

const { up, down }: Migration = orderOfNames;

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ content: 'demo', changesSchema: true });
});
afterAll(() => opened.close());

interface Keys {
  text: string;
  sort_key: string;
  given_name_key?: string;
}

async function keysOf(table: (typeof tables)[number]): Promise<Keys[]> {
  const text = table === 'question' || table === 'exam' ? 'title' : 'name';
  const given = table === 'user_account' ? sql`, given_name_key` : sql``;
  const { rows } = await sql<Keys>`select ${sql.ref(text)} as text, sort_key ${given} from ${sql.table(table)}
    order by id`.execute(opened.database);
  return rows;
}

test('the names of every table are ordered anew, and people by given name, in parts of any size', async () => {
  await down?.(opened.database);
  // More accounts than one part has.
  await sql`insert into user_account (company_id, role, name, sort_key, email, username, password_hash)
    select 1, 'student', 'Nguyễn Văn ' || n, '', 'nguoi' || n || '@sen.vn', 'nguoi' || n, '-' from generate_series(1, 5100) n`.execute(
    opened.database,
  );
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const table of tables)
    await sql`update ${sql.table(table)} set sort_key = 'old'`.execute(opened.database);
  await up(opened.database);
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const rows = await keysOf(table);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ sort_key }) => sort_key)).toEqual(rows.map(({ text }) => sortKey(text)));
  }
  const people = await keysOf('user_account');
  expect(people.length).toBeGreaterThan(5_100);
  expect(people.map(({ given_name_key }) => given_name_key)).toEqual(
    people.map(({ text }) => givenNameKey(text)),
  );
});

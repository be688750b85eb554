import { fold } from '@sen/domain/text/fold';
import { searchWords } from '@sen/domain/text/search';
import { compareVietnamese, sortKey } from '@sen/domain/text/sort';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../testing/testDatabase.ts';
import { createNamedTable, namedTableSql } from './namedTable.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ changesSchema: true });
  await createNamedTable(opened.database, 'topic_of_forum', {
    columns: ['kind text not null', 'closed_at timestamptz'],
    uniqueWithin: ['company_id', 'kind'],
    grows: true,
  });
  await createNamedTable(opened.database, 'remark', { uniqueWithin: null });
  await sql`insert into company (name, sort_key) values ('Sen', ''), ('Súng', '')`.execute(opened.database);
});
afterAll(async () => {
  // The embedded database is used again by later tests.
  await sql`drop table topic_of_forum, remark`.execute(opened.database);
  await opened.close();
});

async function insert(name: string, company = 1, kind = 'open'): Promise<void> {
  await sql`insert into topic_of_forum (company_id, kind, name, sort_key)
    values (${company}, ${kind}, ${name}, ${sortKey(name)})`.execute(opened.database);
}

const names = ['Đà Nẵng', 'Ẩm thực Huế', 'An toàn lao động', 'Đắk Lắk', 'Ân nhân'];

test('its names are folded, split into words and sorted as the text engine does', async () => {
  for (const name of names) await insert(name);
  const { rows } = await sql<{ name: string; name_fold: string; words: string[] }>`
    select name, name_fold, tsvector_to_array(name_words) as words from topic_of_forum order by sort_key, id`.execute(
    opened.database,
  );
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareVietnamese));
  for (const { name, name_fold, words } of rows) {
    expect(name_fold).toBe(fold(name));
    expect(words.toSorted()).toEqual([...new Set(searchWords(name))].toSorted());
  }
});

test('names that look the same are refused within the named columns only', async () => {
  await insert('Nội quy');
  await insert('Nội quy', 2);
  await insert('Nội quy', 1, 'closed');
  await expect(insert('NỘI QUY')).rejects.toThrow(/unique/);
  for (const name of ['Như nhau', 'Như nhau'])
    await sql`insert into remark (company_id, name, sort_key) values (1, ${name}, '')`.execute(
      opened.database,
    );
});

test('a list by name and a search have an index', async () => {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
    where tablename in ('topic_of_forum', 'remark')`.execute(opened.database);
  const indexes = rows.map(({ indexdef }) => indexdef.replace(/^.* USING /, ''));
  expect(indexes.toSorted()).toEqual([
    'btree (company_id, kind, name_fold)',
    'btree (company_id, sort_key, id)',
    'btree (company_id, sort_key, id)',
    'btree (id)',
    'btree (id)',
    'gin (name_words)',
  ]);
});

test('what it does is fixed, since released migrations call it', () => {
  const released = namedTableSql('thing', {
    columns: ['code text'],
    uniqueWithin: ['company_id'],
    grows: true,
  });
  expect(released).toMatchInlineSnapshot(`
    [
      "create table thing (id bigint generated always as identity primary key, company_id bigint not null references company, name text not null, name_words tsvector generated always as (search_words(name)) stored, sort_key text collate "C" not null, name_fold text generated always as (lower(regexp_replace(normalize(translate(name, 'ĐđÐð', 'DdDd'), nfd), '[\\u0300-\\u036f]', '', 'g'))) stored, code text, created_by bigint references user_account, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), unique (company_id, name_fold))",
      "create index thing_company_name on thing (company_id, sort_key, id)",
      "create index thing_search on thing using gin (name_words)",
    ]
  `);
});

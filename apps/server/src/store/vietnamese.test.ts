import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vietnameseText } from '@sen/domain/testing/vietnameseText';
import { fold } from '@sen/domain/text/fold';
import { letters } from '@sen/domain/text/order';
import { searchWords } from '@sen/domain/text/search';
import { compareVietnamese, sortKey } from '@sen/domain/text/sort';
import { demoStudents, secondUnitPeople } from '../seeds/demoPeople.ts';
import { demoQuestions } from '../seeds/demoQuestions.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { OpenDatabase } from './database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const texts = [
  ...Object.values(demoStudents),
  ...secondUnitPeople.map(({ name }) => name),
  ...Object.values(demoQuestions).flatMap((list) => list.map(({ title }) => title)),
  'Đặng Văn Ấ',
  'Ðặng Văn Ấ',
  'Nguyễn Ỷ',
  'NGUYỄN ỷ',
  'Hồ  Thị Ư',
  'Ê Đê',
  'ê đê',
  'Ksor H’Bia',
  'ΣΑΣ',
  'İstanbul',
];

it('folds names in SQL as the text engine does, composed and decomposed', async () => {
  for (const name of texts.flatMap((text) => [text.normalize('NFC'), text.normalize('NFD')])) {
    const company = await opened.database
      .insertInto('company')
      .values({ name: `${name} ${Math.random()}`, sort_key: sortKey(name) })
      .returning(['name', 'name_fold'])
      .executeTakeFirstOrThrow();
    expect(company.name_fold).toBe(fold(company.name));
  }
});

it('finds words in SQL as the text engine does', async () => {
  const signs = [...letters.slice(0, letters.indexOf('a')), ...'…“”‘’\u00a0\u200b\u00ad\u3000₫ð\n'];
  const random = fc.sample(vietnameseText(signs.join('')), 300);
  const long = `Đ${'à'.repeat(300)} ${'ế'.repeat(99)}c`;
  const all = [...texts, ...random, long, `${long.normalize('NFD')}x`, '', ' - '];
  const { rows } = await sql<{ given: string; words: string[] }>`
    select given, tsvector_to_array(search_words(given)) as words from unnest(${all}::text[]) as given`.execute(
    opened.database,
  );
  expect(rows.length).toBe(all.length);
  for (const { given, words } of rows)
    expect(words.toSorted(), given).toEqual([...new Set(searchWords(given))].toSorted());
});

it('sorts names in the database as the text engine does', async () => {
  const rows = await opened.database.selectFrom('company').select('name').orderBy('sort_key').execute();
  const names = rows.map(({ name }) => name.replace(/ [0-9.e-]+$/, '').normalize('NFC'));
  const listed = names.filter((name) => !/[ΣİΑ]/.test(name));
  expect(listed).toEqual([...listed].sort(compareVietnamese));
});

it('reads values alike on both databases', async () => {
  const { rows } =
    await sql`select 9007199254740993::int8 as id, 7.50::numeric as points, date '2026-11-21' as day,
    timestamptz '2026-11-21 08:00:00+07' as at, '{"a":[1]}'::jsonb as body, null::int8 as nothing`.execute(
      opened.database,
    );
  expect(rows).toEqual([
    {
      id: '9007199254740993',
      points: 7.5,
      day: '2026-11-21',
      at: new Date('2026-11-21T01:00:00Z'),
      body: { a: [1] },
      nothing: null,
    },
  ]);
});

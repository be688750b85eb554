import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { timeZone } from '@sen/domain/time/timeZone';
import { importLimits } from '@sen/domain/imports/importLimits';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { nameKeys } from '../../store/users/nameKeys.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type Person = Parameters<TestApp['signIn']>[0];
type AskedFor = Record<string, string | string[]>;

async function linesOf(as: Person, query: AskedFor = {}): Promise<string[][]> {
  const { body } = await app.call<Buffer>('exportMembers', as, { query: { ...query, format: 'csv' } });
  const { rows } = await readSpreadsheet(
    {
      bytes: body,
      name: 'a.csv',
      sheet: undefined,
      limits: importLimits.members,
    },
    '1',
  );
  return rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : '')));
}

const emailAt = 2;

describe('an export holds what the list shows', () => {
  test.each<[Person, AskedFor]>([
    ['superAdmin', {}],
    ['superAdmin', { sort: 'name', order: 'desc' }],
    ['admin', { 'fixed[]': ['teacher'] }],
    ['admin', { 'fieldName[]': ['name'], 'keyword[]': ['nguyen'], sort: 'last_login_at' }],
    ['admin', { 'fieldName[]': ['status', 'role'], 'keyword[]': ['active', 'student'] }],
    ['teacher', {}],
  ])('of %s, asked %o, in its order', async (as, query) => {
    const list = await app.call<Answer<'listMembers'>>('listMembers', as, {
      query: { ...query, limit: 100 },
    });
    const [, ...lines] = await linesOf(as, query);
    expect(lines.map((cells) => cells[emailAt])).toEqual(list.body.data.map(({ email }) => email));
  });

  test.each<Person>(['student', 'staff', 'sponsor'])('and a %s has none', async (as) => {
    expect((await app.call('exportMembers', as)).status).toBe(403);
  });

  test('and refuses what the list refuses', async () => {
    const query = { 'fieldName[]': ['password_hash'], 'keyword[]': ['x'] };
    expect((await app.call<Problem>('exportMembers', 'admin', { query })).status).toBe(422);
  });
});

test('numbers stay numbers, texts stay texts, and times are shown day first by the clock of Vietnam', async () => {
  const { body, headers } = await app.call<Buffer>('exportMembers', 'admin', {
    query: { sort: 'name', order: 'asc' },
  });
  expect(String(headers['content-disposition'])).toContain('thanh-vien.xlsx');
  const [sheet] = (await readXlsx(body)).sheets;
  const [heading = [], first = []] = sheet?.rows ?? [];
  expect(heading.slice(0, 4)).toEqual(['STT', 'Họ và tên', 'Email', 'Tên đăng nhập']);
  expect(first[0]).toBe(1);
  expect(typeof first[heading.indexOf('Email')]).toBe('string');
  const [one] = (
    await app.call<Answer<'listMembers'>>('listMembers', 'admin', { query: { sort: 'name', order: 'asc' } })
  ).body.data;
  const at = new Date(one?.created_at ?? '');
  at.setUTCSeconds(0, 0);
  const wall = new Date(at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T') + 'Z');
  expect(first.at(-1)).toEqual(wall);
  const [, line] = await linesOf('admin', { sort: 'name', order: 'asc' });
  expect(line?.at(-1)).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
});

test('formulas are escaped', async () => {
  const names = [
    '=HYPERLINK("http://x.vn","An")',
    '+1+cmd|x',
    '-2+3',
    '@SUM(A1)',
    '\tAn',
    'Lê "Ba"; Tư\nNăm',
    '-5',
  ];
  for (const [index, name] of names.entries()) {
    await app.database
      .insertInto('user_account')
      .values({
        company_id: demoCompany.id,
        role: 'sponsor',
        name,
        first_name: '',
        ...nameKeys(`zz${index}`),
        email: `doc${index}@sen.vn`,
        username: `doc${index}`,
        password_hash: '',
      })
      .execute();
  }
  const query = { 'fieldName[]': ['email'], 'keyword[]': ['doc'], sort: 'name', order: 'asc' };
  const { body } = await app.call<Buffer>('exportMembers', 'admin', { query: { ...query, format: 'csv' } });
  const text = body.toString('utf8');
  expect(text).toContain(`"'=HYPERLINK(""http://x.vn"",""An"")"`);
  expect(text).toContain('"Lê ""Ba""; Tư\nNăm"');
  const xlsx = await app.call<Buffer>('exportMembers', 'admin', { query });
  const rows = (await readXlsx(xlsx.body)).sheets[0]?.rows.slice(1) ?? [];
  expect(rows.map((cells) => cells[1])).toEqual([
    `'${names[0]}`,
    "'+1+cmd|x",
    "'-2+3",
    "'@SUM(A1)",
    "'\tAn",
    'Lê "Ba"; Tư\nNăm',
    '-5',
  ]);
});

test('two thousand rows are sent in parts, in the caller’s language', async () => {
  await app.database
    .insertInto('user_account')
    .values(
      Array.from({ length: 2_345 }, (_, index) => ({
        company_id: demoCompany.id,
        role: 'wwo' as const,
        name: `Người ${index}`,
        first_name: '',

        email: `nhieu${index}@sen.vn`,
        username: `nhieu${index}`,
        password_hash: '',
        ...nameKeys(String(index)),
      })),
    )
    .execute();
  await app.call('setLanguage', 'admin', { body: { lang: 'en' } });
  const [heading, ...lines] = await linesOf('admin', { 'fieldName[]': ['email'], 'keyword[]': ['nhieu'] });
  expect(heading?.slice(0, 3)).toEqual(['No.', 'Full name', 'Email']);
  expect(lines).toHaveLength(2_345);
  expect(lines.at(-1)?.[0]).toBe('2345');
});

import type { Answer, Problem } from '@sen/api/contract/model';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClasses } from '../../testing/TestClasses.ts';

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());

const add = (id: string, body: object, as: 'admin' | 'teacher' = 'admin') =>
  made.app.call<Answer<'addActivationCodes'> & Problem>('addActivationCodes', as, { path: { id }, body });

it('creates different codes, numbered in their class, and stores none of them', async () => {
  const { id } = await made.added();
  const first = await add(id, { count: 40, expires_at: made.hours(24) });
  const second = await add(id, { count: 2, expires_at: made.hours(24) });
  const codes = [...first.body.data.codes, ...second.body.data.codes];
  expect(codes.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  expect(new Set(codes.map(({ code }) => code)).size).toBe(42);
  const { rows } = await sql<{
    row: string;
  }>`select to_jsonb(activation_code)::text as row from activation_code
    where classroom_id = ${id}`.execute(made.app.database);
  const stored = JSON.stringify(rows);
  for (const { code } of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

it('numbers codes that are created at once without a gap', async () => {
  const { id } = await made.added();
  const answers = await Promise.all([1, 2, 3].map(() => add(id, { count: 5, expires_at: made.hours(24) })));
  const numbers = answers.flatMap(({ body }) => body.data.codes.map(({ number }) => number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

it('refuses too many, an expiry outside of the class, and a teacher', async () => {
  const { id } = await made.added();
  const codesOf = async (body: object) => (await add(id, body)).body.codes;
  expect(await codesOf({ count: 1001, expires_at: made.hours(24) })).toEqual({ count: 'tooLarge' });
  expect(await codesOf({ count: 0, expires_at: made.hours(-1) })).toEqual({
    count: 'tooSmall',
    expires_at: 'endInThePast',
  });
  expect(await codesOf({ count: 1, expires_at: made.hours(241) })).toEqual({
    expires_at: 'expiryAfterClass',
  });
  expect((await add(id, { count: 1, expires_at: made.hours(24) }, 'teacher')).status).toBe(403);
});

it('exports new codes written out, and all codes of a class without them', async () => {
  const { id } = await made.added();
  const { codes } = (await add(id, { count: 3, expires_at: made.hours(24), note: '=Tổ 1' })).body.data;
  const foreign = (await add((await made.added()).id, { count: 1, expires_at: made.hours(24) })).body.data;
  const rowsOf = async (body: object) => {
    const answer = await made.app.call<Buffer>('exportActivationCodes', 'admin', { path: { id }, body });
    return (await readXlsx(answer.body)).sheets[0]?.rows.slice(1) ?? [];
  };
  const given = [...codes.slice(1), ...foreign.codes].map(({ code }) => code);
  const written = await rowsOf({ codes: given });
  expect(written.map((row) => row[1])).toEqual(codes.slice(1).map(({ code }) => code));
  const all = await rowsOf({});
  expect(all.map((row) => row.slice(0, 2))).toEqual([
    [1, null],
    [2, null],
    [3, null],
  ]);
  expect(all[0]?.[5]).toBe("'=Tổ 1");
});

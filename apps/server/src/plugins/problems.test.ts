import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const post = (payload: string | Buffer, type: string) =>
  app.app.fastify.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { ...headers, 'content-type': type },
  });

it('names the fields in the order of the form, in the language that was asked for', async () => {
  const refused = await app.call<{ errors: Record<string, string[]> }>('login', null, {
    body: { password: '' },
    language: 'en',
  });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['username', 'password']);
  expect(refused.headers['content-language']).toBe('en');
});

it.each([
  ['broken JSON', '{', 'application/json', 400],
  ['another type', 'a=b', 'application/x-www-form-urlencoded', 415],
  [
    'a form that ends too early',
    '--b\r\nContent-Disposition: form-data; name="username"\r\n\r\na',
    'multipart/form-data; boundary=b',
    400,
  ],
  ['a form without a boundary', 'x', 'multipart/form-data', 400],
  ['too much', 'x'.repeat(1_100_000), 'multipart/form-data; boundary=b', 413],
])('refuses %s with a problem', async (_, payload, type, status) => {
  const answer = await post(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

it.each([
  ['an id beyond 64 bits', sql`select '99999999999999999999'::int8`, 'invalidValue'],
  ['text for a number', sql`select ${'abc'}::int8`, 'invalidValue'],
  ['a NUL', sql`select ${'a\u0000b'}::text`, 'invalidValue'],
  [
    'a foreign key',
    sql`insert into project (company_id, name, sort_key) values (999, 'x', 'x')`,
    'unknownReference',
  ],
  [
    'a name twice',
    sql`insert into company (name, sort_key) select name, 'x' from company limit 1`,
    'conflict',
  ],
])('turns %s in the database into a refusal', async (_, statement, code) => {
  const error: unknown = await statement.execute(app.database).catch((caught: unknown) => caught);
  expect(codeOfDatabaseError(error)).toBe(code);
});

it('returns 503 with Retry-After, and no internal text, when the database is unavailable', async () => {
  const alone = await TestApp.start();
  await alone.opened.close();
  const answer = await alone.app.fastify.inject({ method: 'GET', url: '/api/health' });
  await alone.app.fastify.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json()).toMatchObject({ code: 'databaseNotWritable' });
});

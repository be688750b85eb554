import { can } from '@sen/domain/access/can';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../contract/document.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  token = await app.signIn('superAdmin');
});
afterAll(() => app.stop());

const ask = (url: string, { method = 'GET', payload, headers }: AccessProbe = {}) =>
  app.app.fastify.inject({
    method,
    url: `/api${url}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

interface AccessProbe {
  method?: 'GET' | 'POST';
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

/** Every list that a super-admin may request, without path parameters. */
const lists = operations
  .filter(
    ({ method, path, parameters, permission }) =>
      method === 'GET' &&
      !path.includes('{') &&
      parameters.some(({ name }) => name === 'limit') &&
      permission !== null &&
      can('super-admin', permission),
  )
  .map(({ path }) => path);

test('the lists were found', () => {
  expect(lists.length).toBeGreaterThan(5);
});

describe.each(lists)('%s', (path) => {
  test.each([
    'fieldName[]=__proto__&keyword[]=x',
    'fieldName[]=constructor&keyword[]=x',
    'fieldName[]=password_hash&keyword[]=x',
    'fieldName[__proto__][polluted]=1',
    'fieldName[a][b][c]=x&keyword[]=x',
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'sort=id;drop%20table%20user_account',
    'sort=(select%20password_hash%20from%20user_account)',
    "order=asc'--",
    'limit=1000000000',
    'limit=-1',
    'limit=1e308',
    'limit=NaN',
    'page=-1',
    'page=0',
    'page=1e308',
    'page=99999999999999999999999',
    Array.from({ length: 1_000 }, (_, at) => `fieldName[]=name&keyword[]=${at}`).join('&'),
  ])('refuses ?%.60s (X11, X12)', async (query) => {
    const { statusCode, json } = await ask(`${path}?${query}`);
    expect([400, 414, 422]).toContain(statusCode);
    expect(json()).toHaveProperty('code');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('oversized input (X12)', () => {
  const body = (payload: string | Buffer, type = 'application/json') =>
    ask('/users/profile', { method: 'POST', payload, headers: { 'content-type': type } });

  test('a query of a megabyte', async () => {
    const { statusCode } = await ask(`/users/all?keyword[]=${'x'.repeat(1_000_000)}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  test('a body of 50 MB, which is not read', async () => {
    const form = 'multipart/form-data; boundary=x';
    const { statusCode, json } = await body(Buffer.alloc(50_000_000, 'x'), form);
    expect(statusCode).toBe(413);
    expect(json()).toMatchObject({ code: 'payloadTooLarge' });
  });

  test('JSON 100,000 levels deep', async () => {
    const { statusCode } = await app.app.fastify.inject({
      method: 'PUT',
      url: '/api/users/metas',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      payload: `{"user_metas":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect([400, 413, 422]).toContain(statusCode);
  });

  const size = 2_600_000;
  const keys = Array.from({ length: 600_000 }, (_, at) => `"k${at}":""`).join();
  const hostile: [string, string][] = [
    ['brackets', '['.repeat(size) + ']'.repeat(size)],
    ['empty objects', `[${'{},'.repeat(size)}{}]`],
    ['keys', `[{"answer":{"type":"fill_keyword","blanks":{${keys}}}}]`],
  ];

  test.each(hostile)('8 MB of %s in a save of answers are never parsed', async (_, entries) => {
    const student = await app.signIn('student');
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await ask('/surveys/1/answer', {
      method: 'POST',
      payload: `{"attempt_id":"1","entries":${entries}}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student}` },
    });
    const form = await ask('/surveys/1/answer', {
      method: 'POST',
      payload: [
        '--x\r\ncontent-disposition: form-data; name="entries"\r\ncontent-type: application/json\r\n',
        `${entries}\r\n--x--\r\n`,
      ].join('\r\n'),
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${student}` },
    });
    const parsed = parse.mock.calls.map(([text]) => text.length);
    parse.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'payloadTooLarge' }),
    ]);
    expect([form.statusCode, form.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'validationFailed' }),
    ]);
    expect(Math.max(0, ...parsed)).toBeLessThan(100_000);
  });
});

describe('a page of another site (X14)', () => {
  const foreign = { origin: 'https://evil.example' };

  test('receives no CORS headers, and its preflight is refused', async () => {
    const { headers } = await ask('/users/all', { headers: foreign });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const before = await app.app.fastify.inject({
      method: 'OPTIONS',
      url: '/api/users/all',
      headers: { ...foreign, 'access-control-request-method': 'GET' },
    });
    expect(before.statusCode).toBeGreaterThanOrEqual(400);
    expect(before.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('cannot send a form, and cannot frame an answer', async () => {
    const { statusCode, headers } = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/users/profile',
      headers: {
        ...foreign,
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--',
    });
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

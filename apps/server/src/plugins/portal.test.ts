import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-portal-'));
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><style>body{margin:0}</style><script type="module" src="/assets/a-1.js"></script>',
  );
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'compressed');
  app = await TestApp.start({ config: { portalDir: folder } });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.fastify.inject({ method: 'GET', url, headers });

it.each(['/', '/classroom/1/', '/survey/1/meeting/2/user/3', '/reset?token=x'])(
  'gives the page at %s, never kept',
  async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

it('serves hashed files as immutable, compressed if the browser supports it', async () => {
  const file = await get('/assets/a-1.js', { 'accept-encoding': 'br, gzip' });
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/assets/a-1.js')).body).toBe('export {};');
});

it.each([
  [{ range: 'bytes=9999-' }, 416, 'rangeNotSatisfiable', 'bytes */10'],
  [{ 'if-match': '"other"' }, 412, 'preconditionFailed', undefined],
  [{ 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412, 'preconditionFailed', undefined],
])('refuses a part or a version of a file that is not there: %o', async (headers, status, code, range) => {
  const answer = await get('/assets/a-1.js', headers);
  expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['content-range']]).toEqual([
    status,
    code,
    range,
  ]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it.each(['/assets/gone-2.js', '/api/nothing', '/api'])(
  'says that %s is not there, as a problem',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'notFound']);
  },
);

it.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
])('gives nothing outside of its folder for %s', async (url) => {
  expect((await get(url)).body).not.toContain('"private"');
});

const fromBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it.each(['/personal-document/..%5c', '/personal-document/%00', '/..%2fpackage.json', '//x'])(
  'gives the page to a browser that opens %s',
  async (url) => {
    const page = await get(url, fromBrowser);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await get(url)).json<{ code: string }>().code).toBe('notFound');
  },
);

it.each(['/api/files/..%5c', '/assets/%00', '/assets/..%2f..%2fpackage.json'])(
  'gives a browser no page at %s',
  async (url) => {
    expect((await get(url, fromBrowser)).json<{ code: string }>().code).toBe('notFound');
  },
);

it('carries its headers on every answer', async () => {
  for (const url of ['/', '/api/health', '/api/auth/me', '/assets/a-1.js']) {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  }
});

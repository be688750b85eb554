import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-paths-'));
const logged: string[] = [];
let portal: TestApp;
let alone: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {};');
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  portal = await TestApp.start({ config: { portalDir: folder }, logger });
  alone = await TestApp.start({ logger });
});
afterAll(async () => {
  await portal.stop();
  await alone.stop();
  rmSync(folder, { recursive: true });
});

/** As bytes, for clients that send what a URL parser would never let through. */
async function statusOf(address: string, target: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: sen.vn\r\nX-Requested-With: XMLHttpRequest\r\nConnection: close\r\n\r\n`,
  );
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

/** Addresses that no page links to. */
const absent = [
  '../x',
  '/etc/passwd',
  '..%2f..%2fetc/passwd',
  '%2e%2e/x',
  '%2E%2E%2Fx',
  '..%5cx',
  '.%00./x',
  'assets/../../x',
  'assets/..%2f..%2f..%2fetc%2fpasswd',
  'assets/.',
  'assets/..',
  '//x',
  '\\..\\x',
  '%5c..%5cx',
  '%00',
  'a%00b',
  'assets/%00',
  'assets/a-1.js%00.png',
];
/** Addresses that cannot be decoded, or not even read. */
const malformed = ['%', '%zz', '%c0%af', '%ff', 'assets/%', '%E0%A4%A', 'a\u0000b', 'a b'];

describe.each([
  ['with the portal', () => portal],
  ['with the API alone', () => alone],
])('%s', (_, app) => {
  let address: string;
  beforeAll(async () => {
    address = await app().app.fastify.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each(['/', '/api/', '/api/users/', '/api/files/', '/classroom/'])('below %s', async (place) => {
    logged.length = 0;
    const answers: string[] = [];
    for (const path of [...absent, ...malformed])
      answers.push(`${path} ${await statusOf(address, `${place}${path}`)}`);
    expect(answers).toEqual([
      ...absent.map((path) => `${path} 404`),
      ...malformed.map((path) => `${path} 400`),
    ]);
    expect(logged).toEqual([]);
  });

  test('any other is answered without an error of the server', async () => {
    const piece = fc.constantFrom(
      '/',
      '..',
      '.',
      '%',
      '%2',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%25',
      '%c3',
      '%a9',
      'a',
      '?',
      '#',
      ';',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/', '/api/', '/assets/'),
        fc.array(piece, { maxLength: 12 }),
        async (place, pieces) => {
          const status = await statusOf(address, `${place}${pieces.join('')}`);
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
    expect(logged).toEqual([]);
  });
});

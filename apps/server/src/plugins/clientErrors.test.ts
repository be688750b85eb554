import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await TestApp.start();
  port = Number(new URL(await app.app.fastify.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.stop());

test.each([
  [
    'too large headers',
    `GET /api/health HTTP/1.1\r\nHost: sen.vn\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
    'headersTooLarge',
  ],
  ['what is not HTTP', 'chào\r\n\r\n', 400, 'badRequest'],
])('%s are refused as a problem', async (_, sent, status, code) => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(sent);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code, type: `urn:sen:problem:${code}` });
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(body).not.toMatch(/stack|node_modules/);
});

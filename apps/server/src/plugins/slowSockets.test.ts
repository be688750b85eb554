import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SlowClient } from '../testing/SlowClient.ts';
import { ServerProcess } from '../testing/ServerProcess.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { TestApp } from '../testing/TestApp.ts';
import { defaultBodyRate } from './bodyRate.ts';

let app: TestApp;
/** The same rule with short windows. */
let quick: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  quick = await TestApp.start({ bodyRate: { windowMs: 500, bytesPerSecond: 10_000 } });
});
afterAll(async () => {
  await app.stop();
  await quick.stop();
});

let openedAt: string | undefined;
const listening = async ({ app: { fastify } }: TestApp) =>
  (openedAt ??= await fastify.listen({ host: '127.0.0.1', port: 0 }));

test('requests sent byte by byte are cut within 30 seconds (X13)', () => {
  const { headersTimeout, requestTimeout } = app.app.fastify.server;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(28_000);
  // A limit of the whole request would cut a large file on a slow line.
  expect(requestTimeout).toBe(0);
  expect(2 * defaultBodyRate.windowMs).toBeLessThanOrEqual(28_000);
});

test('200 slow clients of every kind are cut, and nobody else (X13)', async () => {
  const { fastify } = quick.app;
  // Node reads it on each check.
  fastify.server.headersTimeout = 1_000;
  const address = await listening(quick);
  const slow = SlowClient.many(Number(new URL(address).port), 200);
  while (slow.some(({ cut }) => !cut)) {
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await wait(50);
  }
});

test('a body that keeps the rate is taken, however long it takes', async () => {
  const { port } = new URL(await listening(quick));
  const token = await quick.signIn('student');
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const part = 'x'.repeat(2_000);
  const parts = 25;
  const head = '{"lang":"';
  socket.write(
    `PUT /api/auth/lang HTTP/1.1\r\nHost: sen.vn\r\nConnection: close\r\nX-Requested-With: XMLHttpRequest\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${head.length + parts * part.length + 2}\r\n\r\n${head}`,
  );
  const closed = once(socket, 'close');
  // Five windows long, at twice the rate.
  for (let sent = 0; sent < parts; sent += 1) {
    await wait(100);
    socket.write(part);
  }
  socket.write('"}');
  await closed;
  // Complete, and refused for what it says.
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
});

/** X13 in its short form, which ends before any is cut: `SEN_SLOW_SECONDS=32` waits until all are. */
const seconds = Number(process.env['SEN_SLOW_SECONDS'] ?? 2);

test(
  'beside 1,000 slow clients others get their answers (X13)',
  async () => {
    const { url, close } = await openTestDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'sen-slow-'));
    const server = await ServerProcess.start({
      dataDir,
      ...(url === undefined ? {} : { databaseUrl: url }),
      environment: { DEMO: 'false' },
    });
    const slow = SlowClient.many(server.port, 1_000);
    try {
      const waits: number[] = [];
      const until = performance.now() + seconds * 1_000;
      // On a busy machine three answers may take longer.
      while (performance.now() < until || waits.length < 3) {
        const begin = performance.now();
        // A request that queries the database.
        const answer = await fetch(`${server.address}/api/auth/me`, {
          headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${'x'.repeat(43)}` },
        });
        expect(answer.status).toBe(401);
        waits.push(performance.now() - begin);
        await wait(20);
      }
      const cut = slow.filter((client) => client.cut).length;
      console.log(
        `X13: beside ${slow.length - cut} slow clients, ${cut} cut, ${waits.length} answers in ${Math.max(...waits).toFixed(0)} ms at worst`,
      );
      expect(waits.length).toBeGreaterThan(seconds);
      if (seconds > 30) expect(slow.filter((client) => !client.cut)).toEqual([]);
    } finally {
      for (const client of slow) client.leave();
      await server.stop('SIGKILL');
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  120_000 + seconds * 1_000,
);

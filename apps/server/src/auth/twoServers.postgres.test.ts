import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../testing/ServerProcess.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/testDatabase.ts';

/** A session that ended anywhere is refused everywhere within this time (X5). */
const patienceMs = 5_000;

let opened: OpenTestDatabase;
let servers: [ServerProcess, ServerProcess];
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sen-two-'));
  const options = { dataDir: folder, databaseUrl: opened.url ?? '' };
  servers = [await ServerProcess.start(options), await ServerProcess.start(options)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (server: ServerProcess, path: string, token?: string, form?: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  return fetch(`${server.address}/api${path}`, {
    method: form ? 'POST' : 'GET',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(form ? { body } : {}),
  });
};

async function signIn(server: ServerProcess, { username }: { username: string }): Promise<string> {
  const answer = await ask(server, '/auth/login', undefined, { username, password: demoPassword });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

const statusOf = async (server: ServerProcess, token: string) =>
  (await ask(server, '/auth/me', token)).status;

/** Polls, as an open page does, until a request is refused. */
async function refusalOf(server: ServerProcess, token: string): Promise<string> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await wait(200)) {
    const answer = await ask(server, '/auth/me', token);
    if (answer.status === 401) return ((await answer.json()) as { code: string }).code;
  }
  return 'still signed in';
}

test('a sign-in on one server is valid on the other, and a newer sign-in ends it on both', async () => {
  const [one, other] = servers;
  const token = await signIn(one, people.student);
  expect([await statusOf(one, token), await statusOf(other, token)]).toEqual([200, 200]);

  const newer = await signIn(other, people.student);
  expect(await Promise.all([refusalOf(one, token), refusalOf(other, token)])).toEqual([
    'signedInElsewhere',
    'signedInElsewhere',
  ]);
  expect([await statusOf(one, newer), await statusOf(other, newer)]).toEqual([200, 200]);
});

test('locking an account on one server ends its session on both', async () => {
  const [one, other] = servers;
  const token = await signIn(one, people.otherStudent);
  expect(await statusOf(other, token)).toBe(200);
  const admin = await signIn(one, people.admin);
  const locked = await ask(one, '/users/lock', admin, { user_ids: JSON.stringify([people.otherStudent.id]) });
  expect(locked.status).toBe(200);
  expect(await Promise.all([refusalOf(one, token), refusalOf(other, token)])).toEqual([
    'sessionExpired',
    'sessionExpired',
  ]);
});

test('a mail queued on either server is sent once', async () => {
  const readers = [people.admin, people.teacher, people.otherTeacher, people.staff, people.sponsor];
  await Promise.all(
    readers.map(({ email }, at) =>
      ask(servers[at % 2 === 0 ? 0 : 1], '/auth/recovery', undefined, { email }),
    ),
  );
  // Daily mails of requests and topics, if it is their hour, are queued under a name.
  const outbox = async () => {
    const asked = await opened.database.selectFrom('mail').select('id').where('once', 'is', null).execute();
    const sent = new Set(readdirSync(join(folder, 'outbox')));
    return asked.filter(({ id }) => sent.has(`${id.padStart(8, '0')}.eml`));
  };
  await expect.poll(outbox, { timeout: 15_000 }).toHaveLength(readers.length);
  await wait(2_500);
  expect(await outbox()).toHaveLength(readers.length);
});

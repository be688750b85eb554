import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../../migrations/migrate.ts';
import { seedDemo } from '../../seeds/seedDemo.ts';
import { PostgresServer } from '../../testing/PostgresServer.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { type Database, openDatabase } from '../database.ts';

let primary: PostgresServer;
let replica: PostgresServer;
let app: TestApp;
let reading: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  primary = await PostgresServer.start();
  const empty = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  await migrate(empty.database);
  await seedDemo(empty.database, app.clock);
  await empty.close();
  replica = await primary.replica();
  reading = await app.another(() =>
    openDatabase({ databaseUrl: primary.url, databaseReadUrl: replica.url, dataDir: '' }),
  );
}, 120_000);
afterAll(async () => {
  await reading.stop();
  await app.stop();
  await replica.remove();
  await primary.remove();
});

const entries = async () => {
  const { body } = await reading.call<Answer<'getReport'>>('getReport', 'admin', {
    path: { report: 'auditLog' },
  });
  return body.data.map(({ cells }) => cells['action']);
};
const asOf = async () => {
  const { body } = await reading.call<Answer<'getReportSummary'>>('getReportSummary', 'admin', {
    path: { report: 'auditLog' },
  });
  return new Date(body.data.as_of);
};
const onReplica = (): Database => reading.app.services.reports.database;

test('reports are read from the replica, and say as of when', async () => {
  await reading.signIn('admin');
  await sql`select pg_wal_replay_pause()`.execute(onReplica());
  const before = await asOf();
  await reading.call('lockMembers', 'admin', { body: { user_ids: [people.student.id] } });
  const lists = await reading.call<Answer<'listMembers'>>('listMembers', 'admin', { query: { limit: 100 } });
  expect(lists.body.data.find(({ id }) => id === people.student.id)?.status).toBe('locked');
  // The replica does not know it yet, and the report does not claim to.
  expect(await entries()).toEqual([]);
  expect(await asOf()).toEqual(before);
  await sql`select pg_wal_replay_resume()`.execute(onReplica());
  await vi.waitFor(async () => expect(await entries()).toEqual(['member.locked']), { timeout: 20_000 });
  expect((await asOf()).getTime()).toBeGreaterThan(before.getTime());
});

test('without the replica reports are refused as an outage, and everything else works', async () => {
  await replica.stop();
  const report = await reading.call('getReport', 'admin', { path: { report: 'auditLog' } });
  expect(report.status).toBe(503);
  expect((await reading.call('listMembers', 'admin')).status).toBe(200);
  await replica.run();
  await vi.waitFor(async () => expect(await entries()).toEqual(['member.locked']), { timeout: 20_000 });
});

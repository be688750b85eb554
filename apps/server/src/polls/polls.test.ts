import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Answer, Problem } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forgetOldRows } from '../jobs/scheduled/forgetOldRows.ts';
import { topics } from '../operations/handlers.gen.ts';
import { Applicant } from '../testing/Applicant.ts';
import { TestApp } from '../testing/TestApp.ts';
import { Topics } from './Topics.ts';

let app: TestApp;
/** Processes query for changed topics by the real clock, which this moves. */
let ahead = 0;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.stop();
});

function passASecond() {
  ahead += 1_001;
}

async function poll(who: Applicant | { token: string }, known?: string, from = app) {
  const token = who instanceof Applicant ? who.token : who;
  const headers = known === undefined ? {} : { 'if-none-match': known };
  const answer = await from.call<Answer<'getOwnRequest'>>('getOwnRequest', token, { headers });
  return { ...answer, tag: String(answer.headers['etag']) };
}

async function deny(who: Applicant) {
  const { id } = await app.database
    .selectFrom('registration_request')
    .innerJoin('user_account', 'user_account.id', 'registration_request.user_id')
    .select('registration_request.id')
    .where('user_account.email', '=', who.email)
    .executeTakeFirstOrThrow();
  const body = { request_ids: [id], reason: 'Chưa đủ hồ sơ.' };
  expect((await app.call('denyRequests', 'admin', { body })).status).toBe(200);
}

it('returns 304 without a body while nothing changes, and changes within a second', async () => {
  const who = await Applicant.waiting(app);
  const first = await poll(who);
  expect(first.body.data.status).toBe('pending');

  passASecond();
  const idle = await poll(who, first.tag);
  expect([idle.status, idle.raw.body, idle.tag]).toEqual([304, '', first.tag]);

  await deny(who);
  passASecond();
  const news = await poll(who, first.tag);
  expect([news.status, news.body.data.status]).toEqual([200, 'denied']);
  expect(news.tag).not.toBe(first.tag);
});

it('returns changes of another process', async () => {
  const who = await Applicant.waiting(app);
  const there = await app.another();
  const { tag } = await poll(who, undefined, there);
  passASecond();
  expect((await poll(who, tag, there)).status).toBe(304);
  await deny(who);
  passASecond();
  expect((await poll(who, tag, there)).body.data.status).toBe('denied');
  await there.app.fastify.close();
});

it('does not query the database while nothing changes', async () => {
  const who = await Applicant.waiting(app);
  const { tag } = await poll(who);
  passASecond();
  await poll(who, tag);
  const asked = vi.spyOn(app.database, 'selectFrom');
  expect((await poll(who, tag)).status).toBe(304);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('queries the changed topics once for all their polls', async () => {
  const people = [await Applicant.waiting(app), await Applicant.waiting(app)];
  const known = await Promise.all(people.map((who) => poll(who)));
  for (const who of people) await deny(who);
  passASecond();
  const asked = vi.spyOn(app.database, 'selectFrom');
  for (const [place, who] of people.entries()) {
    const news = await poll(who, known[place]?.tag);
    expect([news.status, news.body.data.status]).toEqual([200, 'denied']);
  }
  expect(asked.mock.calls.filter(([from]) => from === ('topic' as never))).toHaveLength(1);
  asked.mockRestore();
});

it('ignores another person’s tag', async () => {
  const [who, other] = [await Applicant.waiting(app), await Applicant.waiting(app)];
  const { tag } = await poll(other);
  expect((await poll(who, tag)).status).toBe(200);
});

it('ignores tags older than five minutes, to cover changes without a topic', async () => {
  const who = await Applicant.waiting(app);
  const { tag } = await poll(who);
  app.clock.pass({ minutes: 5 });
  expect((await poll(who, tag)).status).toBe(200);
});

it('gives each page a tag of its own, and no tag to a wrong query', async () => {
  const who = await Applicant.waiting(app);
  const page = async (query: Record<string, string>, known?: string) => {
    const headers = known === undefined ? {} : { 'if-none-match': known };
    const answer = await app.call('listNotifications', who.token, { query, headers });
    return { status: answer.status, tag: String(answer.headers['etag']) };
  };
  const { tag } = await page({});
  expect((await page({}, tag)).status).toBe(304);
  expect((await page({ page: '2' }, tag)).status).toBe(200);
  expect((await page({ page: '-1' }, tag)).status).toBe(422);
});

it('gives a refusal no tag', async () => {
  const answer = await app.call<Problem>('getOwnRequest', 'student');
  expect([answer.status, answer.headers['etag']]).toEqual([404, undefined]);
});

it('a removed topic that changes again has a new version', async () => {
  const who = await Applicant.waiting(app);
  const { tag } = await poll(who);
  await app.database.deleteFrom('topic').execute();
  await deny(who);
  passASecond();
  expect((await poll(who, tag)).status).toBe(200);
});

it('forgets topics that have not changed for a month', async () => {
  await Applicant.waiting(app);
  await sql`update topic set changed_at = '2026-01-01'`.execute(app.database);
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await app.database.selectFrom('topic').select('name').execute()).toEqual([]);
});

it('topics may be those of the thing that the path names', async () => {
  const id = '7d0f5a5e-6d1c-4c7e-9b0a-2f3f6c1d8e90';
  const topicsOfImport = vi.spyOn(topics, 'getImport');
  const there = await app.another();
  await there.call('getImport', 'admin', { path: { id } });
  expect(topicsOfImport.mock.lastCall?.[1]).toEqual({ id });
  await there.app.fastify.close();
  topicsOfImport.mockRestore();
});

it('drops the oldest versions from memory, and no others', async () => {
  const kept = new Topics(app.database, 2);
  for (const name of ['oldest', 'newer', 'newest']) await kept.versionOf([name]);
  const asked = vi.spyOn(app.database, 'selectFrom');
  await kept.versionOf(['newer', 'newest']);
  expect(asked).not.toHaveBeenCalled();
  await kept.versionOf(['oldest']);
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});

it('only operations that the contract calls polled name topics', () => {
  const folder = join(import.meta.dirname, '../operations');
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('export const topicsOf'));
  expect(naming.map((name) => basename(name, '.ts')).sort()).toEqual(Object.keys(topics).sort());
});

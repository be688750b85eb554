import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

const token = 'a-token-of-the-operator-1';
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { metricsToken: token } });
});
afterAll(() => app.stop());

const read = (headers: Record<string, string> = {}, from = app) =>
  from.app.fastify.inject({ url: '/api/metrics', headers });
const withToken = { authorization: `Bearer ${token}` };

/** The value of a line: `valueOf('sen_mail_waiting')`. */
async function valueOf(line: string): Promise<number | undefined> {
  const { body } = await read(withToken);
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('is in the text format of Prometheus, for whoever has the token', async () => {
  const { statusCode, headers, body } = await read(withToken);
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0/),
  ]);
  expect(body).toContain('# TYPE sen_request_duration_seconds histogram');
  expect(body).toContain('process_resident_memory_bytes');
});

it('is refused without it, and absent where none is configured', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token}x`])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await read({ authorization })).statusCode).toBe(401);
  const person = await app.signIn('superAdmin');
  expect((await read({ authorization: `Bearer ${person}` })).statusCode).toBe(401);
  const other = await TestApp.start();
  expect((await read(withToken, other)).statusCode).toBe(404);
  await other.stop();
});

it('counts answers by operation and status, and nothing of people', async () => {
  const line = 'sen_answers_total{operation="getMe",status="401"}';
  const before = (await valueOf(line)) ?? 0;
  await app.call('getMe', { token: 'nobody' });
  expect(await valueOf(line)).toBe(before + 1);
  expect(await valueOf('sen_request_duration_seconds_count{operation="getMe"}')).toBeGreaterThan(0);
  const { body } = await read(withToken);
  expect(body).not.toMatch(/@|user_id|\/api\//);
});

it('has the queues that all processes share, and the age of jobs', async () => {
  const now = app.clock.now();
  const mail = { to_address: 'ai@example.vn', subject: 's', body_text: 't', body_html: 'h', created_at: now };
  const early = new Date(now.getTime() - 90_000);
  await app.database
    .insertInto('mail')
    .values([
      { ...mail, try_at: early },
      { ...mail, try_at: 'infinity', failure: 'no such box' },
    ] as never)
    .execute();
  await app.database
    .insertInto('job_slot')
    .values({ job: 'measured', slot: 's', claimed_by: 'me', leased_until: now, finished_at: early })
    .execute();
  app.app.services.metrics.countJobFailure('measured');
  expect(await valueOf('sen_mail_waiting')).toBe(1);
  expect(await valueOf('sen_mail_oldest_seconds')).toBeCloseTo(90, 1);
  expect(await valueOf('sen_mail_failed')).toBe(1);
  expect(await valueOf('sen_job_age_seconds{job="measured"}')).toBeCloseTo(90, 1);
  expect(await valueOf('sen_job_failures_total{job="measured"}')).toBe(1);
  expect(await valueOf('sen_database_connections{state="waiting"}')).toBe(0);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startJobs } from '../jobs/startJobs.ts';
import { TestApp } from '../testing/TestApp.ts';

const logged: { level: number; msg: string; unlogged?: number }[] = [];
let app: TestApp;
beforeAll(async () => {
  const write = (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]);
  app = await TestApp.start({ logger: { level: 'warn', stream: { write } } });
  await app.opened.close();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.app.fastify.close();
});

const outages = () => logged.filter(({ msg }) => msg === 'service unavailable');

test('an outage is logged once a minute and kind, by requests and jobs', async () => {
  const ask = () => app.app.fastify.inject({ method: 'GET', url: '/api/health' });
  for (let times = 0; times < 20; times += 1) expect((await ask()).statusCode).toBe(503);
  let runs = 0;
  const stop = startJobs(app.app.services, {
    scheduled: {},
    ticking: {
      reads: {
        everyMs: 1,
        run: async () => {
          runs += 1;
          throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        },
      },
    },
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3));
  await stop();
  expect(outages()).toHaveLength(2);

  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  for (let times = 0; times < 5; times += 1) await ask();
  expect(outages()).toHaveLength(3);
  expect(outages()[2]).toMatchObject({ level: 50, unlogged: 19 });
});

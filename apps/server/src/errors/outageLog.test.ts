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

test('a database that is away is logged once a minute, by requests and jobs together', async () => {
  const ask = () => app.app.fastify.inject({ method: 'GET', url: '/api/health' });
  for (let times = 0; times < 20; times += 1) expect((await ask()).statusCode).toBe(503);
  let runs = 0;
  const stop = startJobs(app.app.services, {
    scheduled: [],
    ticking: [
      {
        name: 'reads',
        everyMs: 1,
        run: async ({ database }) => {
          runs += 1;
          await database.selectFrom('company').select('id').execute();
        },
      },
    ],
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3));
  await stop();
  expect(logged, JSON.stringify(logged)).toHaveLength(1);

  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  for (let times = 0; times < 5; times += 1) await ask();
  expect(logged).toHaveLength(2);
  expect(logged[1]).toMatchObject({ level: 50, msg: 'service unavailable' });
  expect(logged[1]?.unlogged).toBeGreaterThanOrEqual(19);
});

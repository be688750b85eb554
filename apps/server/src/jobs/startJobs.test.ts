import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { analyze, grownTables, tablesToVacuum, vacuum } from '../store/platform/jobLeases.ts';
import type { ScheduledJob } from './Job.ts';
import { scheduled, ticking } from './jobs.gen.ts';
import { runIfDue } from './startJobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

function counting(at: string, work: () => Promise<void> = async () => undefined) {
  const slots: string[] = [];
  const job: ScheduledJob = {
    at,
    async run(_services, slot) {
      slots.push(slot.toISOString());
      await work();
    },
  };
  return { job, slots };
}

it('does each slot once over several processes, in the time of Việt Nam', async () => {
  const { job, slots } = counting('0 8,17 * * *');
  const { services } = app.app;
  for (const hour of ['00:59:59', '01:00:00', '01:00:20', '09:59:59', '10:00:00', '10:30:00']) {
    app.clock.set(`2026-11-22T${hour}Z`);
    await Promise.all([
      runIfDue(services, 'reminder', job),
      runIfDue(services, 'reminder', job),
      runIfDue(services, 'reminder', job),
    ]);
  }
  expect(slots).toEqual(['2026-11-22T01:00:00.000Z', '2026-11-22T10:00:00.000Z']);
});

it('takes over a slot from a process that died in it', async () => {
  app.clock.set('2026-11-23T02:00:30Z');
  let dies = true;
  const { job, slots } = counting('0 9 * * *', async () => {
    if (!dies) return;
    dies = false;
    throw new Error('killed');
  });
  await expect(runIfDue(app.app.services, 'digest', job)).rejects.toThrow('killed');
  await runIfDue(app.app.services, 'digest', job);
  expect(slots).toHaveLength(1);
  app.clock.pass({ minutes: 2 });
  await runIfDue(app.app.services, 'digest', job);
  await runIfDue(app.app.services, 'digest', job);
  expect(slots).toHaveLength(2);
});

it('skips a slot that is long past', async () => {
  const { job, slots } = counting('0 8 * * *');
  app.clock.set('2026-11-24T05:00:00Z');
  await runIfDue(app.app.services, 'late', job);
  expect(slots).toEqual([]);
});

it('names each job as its file', () => {
  expect(Object.keys(scheduled)).toContain('forgetOldRows');
  expect(Object.keys(ticking)).toContain('sendMails');
});

it('can vacuum what changed or grew', async () => {
  await vacuum(app.database, 'attempt_answer');
  await analyze(app.database, 'attempt_answer');
  expect(Array.isArray(await tablesToVacuum(app.database))).toBe(true);
  expect(Array.isArray(await grownTables(app.database))).toBe(true);
});

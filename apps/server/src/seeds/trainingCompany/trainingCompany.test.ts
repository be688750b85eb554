import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { mailNotifications } from '../../jobs/ticking/mailNotifications.ts';
import { runImports } from '../../jobs/ticking/runImports.ts';
import { sendActivations } from '../../jobs/ticking/sendActivations.ts';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { orderDemoLoad } from '../../store/platform/demoLoads.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TrainingCompanyLoader } from './TrainingCompanyLoader.ts';

const size = 60;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  await app.database
    .transaction()
    .execute((transaction) => orderDemoLoad(transaction, size, app.clock.now()));
}, 120_000);
afterAll(() => app.stop());

/** The jobs that run beside the loader in a server. */
async function runJobs(): Promise<void> {
  const { services } = app.app;
  await runImports.run(services);
  await sendActivations.run(services);
  await deliverNotifications.run(services);
  await mailNotifications.run(services);
  await submitOverdue.run(services);
}

async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(app.database);
  return rows[0]?.n ?? 0;
}

describe('the training company', () => {
  it('is loaded in steps, by a new process after any of them', async () => {
    let loader = new TrainingCompanyLoader(app.app.services);
    const stops = new Set([3, 40, 90]);
    let steps = 0;
    let waits = 0;
    for (let loaded = await loader.next(); loaded !== 'end'; loaded = await loader.next()) {
      if (loaded === 'wait') {
        waits += 1;
        expect(waits).toBeLessThan(40);
        await runJobs();
        continue;
      }
      steps += 1;
      if (stops.has(steps)) loader = new TrainingCompanyLoader(app.app.services);
    }
    const load = await app.database.selectFrom('demo_load').selectAll().executeTakeFirstOrThrow();
    expect([load.failure, load.steps_done]).toEqual([null, steps]);
    expect(await count('user_account', `membership_code like 'SH%'`)).toBe(size + 1);
  }, 240_000);
});

import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { type Config, defaultConfig } from '../../src/config.ts';
import { scheduled, ticking } from '../../src/jobs/jobs.gen.ts';
import { startJobs } from '../../src/jobs/startJobs.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { seedDemo } from '../../src/seeds/seedDemo.ts';
import { openDatabase } from '../../src/store/database.ts';
import { findDemoLoad } from '../../src/store/platform/demoLoads.ts';

/** What the parent asks for, and what this server tells it. */
export interface DemoAsked {
  dataDir: string;
  databaseUrl?: string;
  people: number;
}
export type DemoTold = { port: number } | { loaded: { steps: number; failure: string | null } };

/** A server that loads the training company, in a process of its own, and tells when it is loaded. */
process.once('message', (asked: DemoAsked) => void serve(asked));

async function serve({ dataDir, databaseUrl, people }: DemoAsked): Promise<void> {
  const tell = (told: DemoTold) => process.send?.(told);
  const config: Config = { ...defaultConfig, dataDir, databaseUrl, port: 0, demoPeople: people };
  const opened = await openDatabase(config);
  await migrate(opened.database);
  await seedDemo(opened.database, systemClock, config);
  const { fastify, services } = await createApp({ opened, config, logger: { level: 'error' } });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  tell({ port: (fastify.server.address() as AddressInfo).port });
  const stopJobs = startJobs(services, { scheduled, ticking });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is loaded
    await wait(1_000);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const load = await findDemoLoad(opened.database);
    if (!load?.ended_at) continue;
    tell({ loaded: { steps: load.steps_done, failure: load.failure } });
    break;
  }
  await fastify.close();
  await stopJobs();
  await opened.close();
  process.exit(0);
}

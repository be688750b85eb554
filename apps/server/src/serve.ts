import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoPassword, people } from '@sen/api/fixtures/people';
import { createApp } from './app.ts';
import { serveSnapshots } from './backup/snapshotSocket.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { scheduled, ticking } from './jobs/jobs.gen.ts';
import { startJobs } from './jobs/startJobs.ts';
import { listen, stopOnSignals } from './listening.ts';
import { migrate } from './migrations/migrate.ts';
import { fileStoreOf } from './files/fileStoreOf.ts';
import { seedDemo } from './seeds/seedDemo.ts';
import { mailDomain } from './seeds/trainingCompany/workforce.ts';
import type { OpenDatabase } from './store/database.ts';

/** apps/portal/dist, relative to both apps/server/src and apps/server/dist. */
const portal = fileURLToPath(new URL('../../portal/dist/', import.meta.url));

/** Brings the database up to date, listens, and starts the jobs. */
export async function serve(opened: OpenDatabase, given: Config): Promise<void> {
  const config = { ...given, portalDir: given.portalDir ?? (existsSync(portal) ? portal : null) };
  // The database works while this thread registers the routes.
  const preparing = prepare(opened, config);
  const [{ fastify, content, services }, seeded] = await Promise.all([
    createApp({
      opened,
      config,
      logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    }),
    preparing,
  ]);
  const { host, port, contentPort } = config;
  await listen(content, { host, port: contentPort, variable: 'CONTENT_PORT' });
  await listen(fastify, { host, port });
  const stopSnapshots = opened.snapshot
    ? await serveSnapshots(config.dataDir, opened.snapshot)
    : async () => undefined;
  const stopJobs = startJobs(services, { scheduled, ticking });
  stopOnSignals(async () => {
    await Promise.all([fastify.close(), content.close()]);
    await stopJobs();
    await stopSnapshots();
    await opened.close();
  });
  greet(config, seeded);
}

/** @returns whether the database was empty, and has the demo organisation now */
async function prepare({ database }: OpenDatabase, config: Config): Promise<boolean> {
  await migrate(database);
  return config.demo && seedDemo(database, systemClock, { ...config, files: fileStoreOf(config) });
}

function greet({ port, databaseUrl, dataDir, demo, demoPeople }: Config, seeded: boolean): void {
  console.log(`\n  Sen: http://localhost:${port}`);
  console.log(
    `  Data: ${databaseUrl === undefined ? dataDir : 'PostgreSQL (DATABASE_URL)'}${seeded ? ', new, with the demo organisation' : ''}`,
  );
  if (!demo) return console.log('');
  console.log(`  Demo accounts, all with the password ${demoPassword}`);
  for (const { email, role, name } of Object.values(people))
    console.log(`    ${email.padEnd(20)} ${role.padEnd(12)} ${name}`);
  if (demoPeople > 0) {
    const accounts = ['quantri', 'giangvien', 'hocvien'].map((name) => `${name}@${mailDomain}`);
    console.log(
      `  A training company of ${demoPeople} people is loaded in the background: ${accounts.join(', ')}`,
    );
  }
  console.log('');
}

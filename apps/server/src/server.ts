import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoPassword, people } from '@sen/api/fixtures/people';
import { createApp } from './app.ts';
import { serveSnapshots } from './backup/snapshotSocket.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { scheduled, ticking } from './jobs/jobs.gen.ts';
import { startJobs } from './jobs/startJobs.ts';
import { demandWritableFolder } from './files/demandWritableFolder.ts';
import { demandFreePort, listen, stopOnSignals } from './listening.ts';
import { migrate } from './migrations/migrate.ts';
import { seedDemo } from './seeds/seedDemo.ts';
import { mailDomain } from './seeds/trainingCompany/workforce.ts';
import { startAdvice } from './startAdvice.ts';
import { StartRefused } from './StartRefused.ts';
import { openDatabase } from './store/database.ts';

/** apps/portal/dist, relative to both apps/server/src and apps/server/dist. */
const portal = fileURLToPath(new URL('../../portal/dist/', import.meta.url));

async function start(config: Config): Promise<void> {
  await demandFreePort(config);
  const { databaseUrl, s3, smtpUrl, dataDir } = config;
  if (!databaseUrl || !s3 || !smtpUrl) await demandWritableFolder(dataDir);
  const opened = await openDatabase(config);
  try {
    await migrate(opened.database);
    const seeded = config.demo && (await seedDemo(opened.database, systemClock, config));
    const { fastify, services } = await createApp({
      opened,
      config,
      logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    });
    await listen(fastify, config);
    const stopSnapshots = opened.snapshot
      ? await serveSnapshots(config.dataDir, opened.snapshot)
      : async () => undefined;
    const stopJobs = startJobs(services, { scheduled, ticking });
    stopOnSignals(async () => {
      await fastify.close();
      await stopJobs();
      await stopSnapshots();
      await opened.close();
    });
    greet(config, seeded);
  } catch (error) {
    await opened.close();
    throw error;
  }
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

try {
  const config = readConfig(process.env);
  try {
    await start({ ...config, portalDir: config.portalDir ?? (existsSync(portal) ? portal : null) });
  } catch (error) {
    const advice = startAdvice(error, config);
    throw advice === undefined ? error : new StartRefused(advice);
  }
} catch (error) {
  // A reason of the surroundings is one sentence; a fault of the server is shown with its stack.
  if (error instanceof StartRefused) console.error(`\nSen could not start. ${error.message}`);
  else console.error('\nSen could not start.', error);
  process.exit(1);
}

import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkpointEmbedded } from '../../jobs/ticking/checkpointEmbedded.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { logSinceCheckpoint } from './checkpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it('cuts the log that a start after a crash reads again, once it is long', async () => {
  const { database } = app;
  await sql`create table note (words text)`.execute(database);
  await sql`insert into note select repeat('x', 1000) from generate_series(1, 20000)`.execute(database);
  expect(await logSinceCheckpoint(database)).toBeGreaterThan(6_000_000);
  const on = (dataDir: string) => ({ ...app.app.services, config: { ...app.app.services.config, dataDir } });
  // A file system that never has room: a checkpoint on a full disk would end the engine.
  await checkpointEmbedded.run(on('/proc'));
  expect(await logSinceCheckpoint(database)).toBeGreaterThan(6_000_000);
  await checkpointEmbedded.run(on(tmpdir()));
  expect(await logSinceCheckpoint(database)).toBeLessThan(1_000_000);
  await sql`drop table note`.execute(database);
});

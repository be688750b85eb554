import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await TestApp.start();
  ({ dataDir } = app.app.services.config);
  await mkdir(dataDir, { recursive: true });
});
afterAll(() => app.stop());

let monotonic = performance.now();
afterEach(() => vi.restoreAllMocks());

/** The answer to a check in the next second or later, which is no longer the one before. */
async function checkedLater() {
  monotonic += 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(monotonic);
  const { status, body, headers } = await app.call<{ code?: string }>('getHealth', null);
  return { status, code: body.code, retryAfter: headers['retry-after'] };
}

it('is well while the database and the data folder can be written, and leaves nothing behind', async () => {
  expect(await checkedLater()).toMatchObject({ status: 200 });
  expect(await readdir(dataDir)).toEqual([]);
});

it('says that the disk of the data folder is full, until it has room again', async () => {
  await symlink('/dev/full', join(dataDir, '.probe'));
  expect(await checkedLater()).toEqual({ status: 503, code: 'dataFolderNotWritable', retryAfter: '2' });
  // The file of the failed check is gone.
  expect(await checkedLater()).toMatchObject({ status: 200 });
});

it('says that a database takes no rows although it can be read', async () => {
  await sql`alter table health_check add constraint full_disk check (checked_at < '2000-01-01') not valid`.execute(
    app.database,
  );
  expect(await checkedLater()).toEqual({ status: 503, code: 'databaseNotWritable', retryAfter: '2' });
  await sql`alter table health_check drop constraint full_disk`.execute(app.database);
  expect(await checkedLater()).toMatchObject({ status: 200 });
});

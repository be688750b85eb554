import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfDatabaseError } from '../../errors/databaseErrors.ts';
import { template } from '../../testing/memoryDatabase.ts';
import { databaseOver, openDatabase } from '../database.ts';
import { type EmbeddedPool, openEmbeddedPool } from './embeddedPool.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  let embedded: EmbeddedPool;
  beforeAll(async () => {
    embedded = await openEmbeddedPool(folder, { template: await template() });
    await embedded.pool.query('create table note (id int primary key, words text)');
  });

  it('syncs every commit to disk before acknowledging it, and syncs only commits', async () => {
    const before = await embedded.syncs();
    for (let id = 0; id < 20; id += 1)
      await embedded.pool.query('insert into note values ($1, $2)', [id, 'đã lưu']);
    const written = (await embedded.syncs()) - before;
    expect(written).toBeGreaterThanOrEqual(20);
    expect(written).toBeLessThan(26);

    const afterWrites = await embedded.syncs();
    for (let id = 0; id < 20; id += 1) await embedded.pool.query('select * from note where id = $1', [id]);
    expect(await embedded.syncs()).toBe(afterWrites);
  });

  it('goes on after an error among parallel queries', async () => {
    const outcomes = await Promise.allSettled([
      embedded.pool.query('select 1 / 0'),
      embedded.pool.query('select 1 as one'),
      embedded.pool.query('selec'),
      embedded.pool.query('select $1::int as two', [2]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses a second server on the folder, and leaves the first alone', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(FolderInUse);
    expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('keeps what was written over a restart', async () => {
    await embedded.pool.end();
    await embedded.close();
    embedded = await openEmbeddedPool(folder);
    const database = databaseOver(embedded.pool);
    const { rows } = await embedded.pool.query('select count(*)::int as notes from note');
    expect(rows).toEqual([{ notes: 20 }]);
    await database.destroy();
    await embedded.close();
  });
});

describe('the lock of the folder', () => {
  const file = join(folder, 'locks', 'server.lock');

  it('is taken over from a dead process, or one whose pid was reused', async () => {
    (await lockFolder(join(folder, 'locks')))();
    const stale = { pid: 2 ** 22 - 1, host: hostname(), born: '1', token: 'old' };
    writeFileSync(file, JSON.stringify(stale));
    const unlock = await lockFolder(join(folder, 'locks'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    writeFileSync(file, JSON.stringify({ ...stale, pid: process.ppid, born: '1' }));
    (await lockFolder(join(folder, 'locks')))();
  });

  it('is acquired by one of many concurrent processes', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockFolder(join(folder, 'locks'))),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('restarts the embedded engine after its thread died, with all acknowledged data', async () => {
  const embedded = await openEmbeddedPool(join(folder, 'crash'), {
    template: await template(),
    acquireMs: 60_000,
  });
  const database = databaseOver(embedded.pool);
  await sql`create table note (id int)`.execute(database);
  await sql`insert into note values (1)`.execute(database);
  const cut = sql`select count(*) from generate_series(1, 30000000)`
    .execute(database)
    .catch(codeOfDatabaseError);
  await embedded.kill();
  expect(await cut).toBe('serviceUnavailable');
  expect((await sql`select id from note`.execute(database)).rows).toEqual([{ id: 1 }]);
  await database.destroy();
  await embedded.close();
});

describe('an engine that cannot write', () => {
  // A folder in the place of a file that each checkpoint writes: it fails there as on a full disk.
  const target = join(folder, 'stuck');
  const obstacle = join(target, 'database', 'pg_logical', 'replorigin_checkpoint.tmp');

  it('is unavailable, and goes on with all acknowledged data once it can write', async () => {
    const embedded = await openEmbeddedPool(target, { template: await template(), acquireMs: 60_000 });
    const database = databaseOver(embedded.pool);
    const outcomeOf = (query: { execute(on: typeof database): Promise<unknown> }) =>
      query.execute(database).then(() => 'done', codeOfDatabaseError);
    await sql`create table note (id int)`.execute(database);
    await sql`insert into note values (1)`.execute(database);

    mkdirSync(obstacle);
    expect(await outcomeOf(sql`checkpoint`)).not.toBe('done');
    for (let id = 2; id < 5; id += 1)
      expect(await outcomeOf(sql`insert into note values (${id})`)).toBe('serviceUnavailable');

    rmSync(obstacle, { recursive: true });
    await expect.poll(() => outcomeOf(sql`insert into note values (5)`), { timeout: 30_000 }).toBe('done');
    expect((await sql`select id from note order by id`.execute(database)).rows).toEqual([
      { id: 1 },
      { id: 5 },
    ]);
    await database.destroy();
    await embedded.close();
  });
});

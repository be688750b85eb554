import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { questionSamples } from '@sen/api/fixtures/questions';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pathOf } from '../renditions/programs.ts';
import { startAdvice } from '../startAdvice.ts';
import { newAssignment } from '../testing/newAssignment.ts';
import { PgBouncer } from '../testing/PgBouncer.ts';
import { Sitting } from '../testing/Sitting.ts';
import { TestApp } from '../testing/TestApp.ts';
import { openDatabase } from './database.ts';

const program = await pathOf('pgbouncer');

describe.skipIf(program === null || inject('postgresUrl') === undefined)('behind PgBouncer', () => {
  let app: TestApp;
  let pooled: TestApp;
  let bouncer: PgBouncer;
  beforeAll(async () => {
    app = await TestApp.start({ demo: true });
    bouncer = await PgBouncer.start(program ?? '', app.opened.url ?? '');
    pooled = await app.another((url) =>
      openDatabase({ databaseUrl: bouncer.through(url), pooler: 'transaction', dataDir: '' }),
    );
  });
  afterAll(async () => {
    await pooled.stop();
    await app.stop();
    await bouncer.stop();
  });

  test('exams are begun and saved in many transactions at once', async () => {
    const assignment = await newAssignment(app);
    await pooled.signIn('teacher');
    const people = ['student', 'otherStudent'] as const;
    const sittings = await Promise.all(people.map((who) => Sitting.begin(pooled, who, assignment)));
    for (let round = 0; round < 10; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each journal sends one batch after the other
      const saves = await Promise.all([
        ...sittings.map((sitting) => sitting.saveOne('one_choice', questionSamples.one_choice.right)),
        ...Array.from({ length: 10 }, () => pooled.call('getHealth', null)),
        ...Array.from({ length: 10 }, () => pooled.call('listExams', 'teacher')),
      ]);
      expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200));
    }
  });

  test('a transaction in which a process hangs still ends', async () => {
    const { rows } = await pooled.database.transaction().execute((transaction) =>
      sql<{
        timeout: string;
      }>`select current_setting('idle_in_transaction_session_timeout') as timeout`.execute(transaction),
    );
    expect(rows).toEqual([{ timeout: '10s' }]);
    const { rows: outside } = await sql<{ timeout: string }>`
      select current_setting('idle_in_transaction_session_timeout') as timeout`.execute(pooled.database);
    expect(outside).toEqual([{ timeout: '0' }]);
  });

  test('the documented settings are those that shorten an outage', async () => {
    const console = new URL(bouncer.through(app.opened.url ?? ''));
    console.pathname = '/pgbouncer';
    const client = new Client({ connectionString: console.href });
    await client.connect();
    const { rows } = await client.query<{ key: string; value: string }>('show config');
    await client.end();
    const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    expect(settings).toMatchObject({
      pool_mode: 'transaction',
      server_login_retry: '1',
      query_wait_timeout: '10',
    });
  });

  test('without its setting the server says which one is missing', async () => {
    const databaseUrl = bouncer.through(app.opened.url ?? '');
    const { database, close } = await openDatabase({ databaseUrl, dataDir: '' });
    const error: unknown = await sql`select 1`.execute(database).catch((caught: unknown) => caught);
    await close();
    expect(startAdvice(error, { databaseUrl, dataDir: '' })).toContain('DATABASE_POOLER=transaction');
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Answer } from '@sen/api/contract/model';
import { type Database, type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, quantile, whole } from './figures.ts';
import { seedMembers } from './seedMembers.ts';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '50000' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});
const count = Number(values.accounts);

interface Client {
  address: string;
  headers: Record<string, string>;
}

async function send(
  { address, headers }: Client,
  method: string,
  path: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const asJson = method !== 'POST';
  const answer = await fetch(`${address}/api${path}`, {
    method,
    body: asJson ? JSON.stringify(body) : form,
    headers: { ...headers, ...(asJson && { 'content-type': 'application/json' }) },
  });
  if (!answer.ok) throw new Error(`${path} got ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The latency of a small write, ms, while a work goes on. */
async function timed(client: Client, work: () => Promise<number>) {
  const waits: number[] = [];
  const over = new AbortController();
  const writing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const begin = performance.now();
      await send(client, 'PUT', '/auth/lang', { lang: turn % 2 === 0 ? 'en' : 'vi' });
      waits.push(performance.now() - begin);
      await wait(10);
    }
  })();
  const begin = performance.now();
  const changed = await work().finally(() => over.abort());
  const seconds = (performance.now() - begin) / 1000;
  await writing;
  waits.sort((one, other) => one - other);
  return {
    seconds,
    changed,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    worst: waits.at(-1) ?? 0,
  };
}

async function deleteEvery(client: Client, longest: { ms: number }): Promise<number> {
  let deleted = 0;
  let after: string | null = null;
  do {
    const begin = performance.now();
    const { data } = (await send(client, 'POST', '/users/inactive/delete', {
      delete_all: true,
      ...(after !== null && { after }),
    })) as Answer<'deleteInactiveMembers'>;
    longest.ms = Math.max(longest.ms, performance.now() - begin);
    deleted += data.deleted;
    after = data.next;
  } while (after !== null);
  return deleted;
}

const someIds = async (database: Database) =>
  (
    await sql<{
      id: string;
    }>`select id from user_account where username like 'nguoi%' order by id limit 1000`.execute(database)
  ).rows.map(({ id }) => id);

const table = [['', 'accounts', 'seconds', 'small writes: p50, ms', 'p99', 'worst', 'longest call, ms']];
let isRight = true;
for (const kind of values.only.split(',') as DatabaseKind[]) {
  const bench = await newBenchDatabase(kind);
  const { database, close } = await openDatabase(bench.where);
  const token = await seedMembers(database, count + 1000);
  const ids = await someIds(database);
  await sql`update user_account set status = 'inactive' where username like 'nguoi%' and id <> all(${ids}::bigint[])`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(database);
  await close();
  const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
  try {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const client = { address: server.address, headers };
    const longest = { ms: 0 };
    const named = (method: string, path: string, body: Record<string, unknown>) => async () => {
      await send(client, method, path, body);
      return ids.length;
    };
    const works: readonly [name: string, work: () => Promise<number>][] = [
      [
        'nothing else',
        async () => {
          await wait(3000);
          return 0;
        },
      ],
      ['lock, one call', named('POST', '/users/lock', { user_ids: ids })],
      ['unlock, one call', named('POST', '/users/unlock', { ids })],
      ['delete, one call', named('DELETE', '/users/delete', { user_ids: ids })],
      ['delete all inactive', () => deleteEvery(client, longest)],
    ];
    for (const [name, work] of works) {
      const { seconds, changed, p50, p99, worst } = await timed(client, work);
      const longestCall = longest.ms > 0 ? whole(longest.ms) : '';
      table.push([
        `${kind}: ${name}`,
        whole(changed),
        seconds.toFixed(2),
        p50.toFixed(1),
        p99.toFixed(0),
        worst.toFixed(0),
        longestCall,
      ]);
      if (name === 'delete all inactive') isRight &&= changed === count;
    }
  } finally {
    await server.stop('SIGKILL');
    await bench.remove();
  }
}
printTable(table);
if (!isRight) process.exitCode = 1;

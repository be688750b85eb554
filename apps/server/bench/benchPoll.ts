import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, type DatabaseKind } from '../src/store/database.ts';
import { deliverNext } from '../src/store/notifications/deliveries.ts';
import { notify } from '../src/store/notifications/notify.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { cpuSeconds } from './cpuSeconds.ts';
import { HttpConnection } from './HttpConnection.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { polls, type CallsTold } from './loads.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100' },
    /** More than the server keeps pages of, so that each poll finds a page that it must read and write. */
    others: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '6' },
  },
});
const connections = Number(values.people);
const path = '/api/notifications';
const timing = { warmUpMs: 3_000, measureMs: Number(values.seconds) * 1_000 };
/** Messages every 3 s, a list every 5 s, notifications every 10 s: polls per second and person. */
const askedPerSecond = 1 / 3 + 1 / 5 + 1 / 10;

interface Measured extends CallsTold {
  count: number;
  /** Processor time per poll, seconds: of the server and a separate database. */
  cpu: number;
}

async function measure(
  port: number,
  pids: readonly (number | undefined)[],
  tokens: readonly string[],
  known: boolean,
): Promise<Measured> {
  const used = () => pids.reduce<number>((sum, pid) => sum + cpuSeconds(pid), 0);
  let before = 0;
  const told = await runLoad(polls, { port, path, tokens, connections, known, ...timing }, () => {
    before = used();
  });
  const count = Object.values(told.answered).reduce((sum, each) => sum + each, 0);
  return { ...told, count, cpu: (used() - before) / count };
}

interface Floor {
  idle: Measured;
  page: Measured;
}

/** A handler that does nothing but answer the same bytes, or 304. */
async function bareHandler(page: string): Promise<Floor> {
  const invented = Array.from({ length: connections }, () => 'x'.repeat(43));
  const bare = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)), [page]);
  const [port] = (await once(bare, 'message')) as [number];
  try {
    return {
      idle: await measure(port, [bare.pid], invented, true),
      page: await measure(port, [bare.pid], invented, false),
    };
  } finally {
    bare.kill();
  }
}

/** The page that everybody has, as the server answers it. */
async function pageOf(port: number, token: string): Promise<string> {
  const connection = await HttpConnection.open(port);
  const { status, body } = await connection.get(path, token);
  connection.close();
  if (status !== 200) throw new Error(`The page got ${status}: ${body}`);
  return body;
}

/** A page of notifications for everybody. */
async function ring(database: Database, to: readonly string[]): Promise<void> {
  const facts = { kind: 'account' as const, company_id: '1', company_name: 'Sen', reason: null };
  for (let count = 0; count < 10; count += 1)
    await database
      .transaction()
      .execute((transaction) =>
        notify(transaction, { type: 'RegistrationDenied', facts }, { to, causedBy: null, now: new Date() }),
      );
  while (await deliverNext(database, 1_000));
}

interface Ours {
  body: string;
  idle: Measured;
  again: Measured;
  news: Measured;
}

async function ours(kind: DatabaseKind): Promise<Ours> {
  const bench = await newBenchDatabase(kind);
  try {
    const { database, close } = await openDatabase(bench.where);
    const people = await seedStudents(database, connections + Number(values.others));
    await ring(
      database,
      people.map(({ id }) => id),
    );
    await close();
    const server = await ServerProcess.start(bench.where);
    const tokens = people.slice(0, connections).map(({ token }) => token);
    const others = people.slice(connections).map(({ token }) => token);
    try {
      const pids = [server.pid, bench.pid];
      return {
        body: await pageOf(server.port, tokens[0] ?? ''),
        idle: await measure(server.port, pids, tokens, true),
        again: await measure(server.port, pids, tokens, false),
        news: await measure(server.port, pids, others, false),
      };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await bench.remove();
  }
}

const postgres = await ours('postgres');
const first = await bareHandler(postgres.body);
const embedded = await ours('embedded');
const last = await bareHandler(embedded.body);
const rateOf = ({ count, seconds }: Measured) => count / seconds;
const floors = {
  idle: (rateOf(first.idle) + rateOf(last.idle)) / 2,
  page: (rateOf(first.page) + rateOf(last.page)) / 2,
};

const row = (name: string, floor: keyof typeof floors, measured: Measured) => {
  const { p50, p99, cpu } = measured;
  return [
    name,
    whole(rateOf(measured)),
    (rateOf(measured) / floors[floor]).toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
    (cpu * 1e6).toFixed(0),
    whole(1 / cpu / askedPerSecond),
  ];
};
console.log(
  `Polls of the bell by ${values.people} people who ask again at once, a page of ${Buffer.byteLength(postgres.body)} bytes or 304; ` +
    `people a core: who ask ${askedPerSecond.toFixed(2)} times a second`,
);
printTable([
  ['', 'a second', 'of the bare', 'p50 ms', 'p99 ms', 'CPU µs', 'people a core'],
  row('PostgreSQL, nothing new (304)', 'idle', postgres.idle),
  row('PostgreSQL, the same page again', 'page', postgres.again),
  row('PostgreSQL, each a page with news', 'page', postgres.news),
  row('bare handler, 304', 'idle', first.idle),
  row('bare handler, a page of the same bytes', 'page', first.page),
  row('embedded, nothing new (304)', 'idle', embedded.idle),
  row('embedded, the same page again', 'page', embedded.again),
  row('embedded, each a page with news', 'page', embedded.news),
  row('bare handler again, 304', 'idle', last.idle),
  row('bare handler again, a page of the same bytes', 'page', last.page),
]);

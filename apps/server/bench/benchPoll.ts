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

async function bareHandler(tokens: readonly string[]): Promise<Measured> {
  const bare = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)));
  const [port] = (await once(bare, 'message')) as [number];
  const measured = await measure(port, [bare.pid], tokens, false);
  bare.kill();
  return measured;
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

async function ours(kind: DatabaseKind): Promise<{ idle: Measured; again: Measured; news: Measured }> {
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

const invented = Array.from({ length: Number(values.people) }, () => 'x'.repeat(43));
const first = await bareHandler(invented);
const postgres = await ours('postgres');
const embedded = await ours('embedded');
const last = await bareHandler(invented);
const floor = (first.count / first.seconds + last.count / last.seconds) / 2;

const row = (name: string, { count, seconds, p50, p99, cpu }: Measured) => [
  name,
  whole(count / seconds),
  (count / seconds / floor).toFixed(2),
  p50.toFixed(1),
  p99.toFixed(1),
  (cpu * 1e6).toFixed(0),
  whole(1 / cpu / askedPerSecond),
];
console.log(
  `Polls of the bell by ${values.people} people who ask again at once; people a core: who ask ${askedPerSecond.toFixed(2)} times a second`,
);
printTable([
  ['', 'a second', 'of the bare', 'p50 ms', 'p99 ms', 'CPU µs', 'people a core'],
  row('bare handler', first),
  row('PostgreSQL, nothing new (304)', postgres.idle),
  row('PostgreSQL, the same page again', postgres.again),
  row('PostgreSQL, each a page with news', postgres.news),
  row('embedded, nothing new (304)', embedded.idle),
  row('embedded, the same page again', embedded.again),
  row('embedded, each a page with news', embedded.news),
  row('bare handler again', last),
]);

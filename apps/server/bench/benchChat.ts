import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { type CrashesTold, sendThroughCrashes } from './chat/crashes.ts';
import type { Person } from './chat/chatCalls.ts';
import { cpuSeconds } from './cpuSeconds.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { chat, type ChatTold } from './loads.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '200' },
    class: { type: 'string', default: '500' },
    classRate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '20' },
    crashes: { type: 'string', default: '10' },
  },
});
/** Pairs. */
const count = Math.ceil(Number(values.people) / 2) * 2;
const rate = Number(values.rate);
/** People of a class who write in its group. */
const classSize = Math.min(count, Number(values.class));
const classRate = Number(values.classRate);
const timing = { connections: 200, warmUpMs: 10_000, measureMs: Number(values.seconds) * 1_000 };
/** People who send while servers are killed. */
const sendingThroughCrashes = 200;

interface Asked {
  group?: string;
  rate: number;
  bare: boolean;
  pids: readonly (number | undefined)[];
}

interface Measured extends ChatTold {
  /** Share of one core: of the handler and PostgreSQL. */
  core: number;
}

async function measure(
  port: number,
  people: readonly Person[],
  { pids, ...asked }: Asked,
): Promise<Measured> {
  const used = () => pids.reduce<number>((sum, pid) => sum + cpuSeconds(pid), 0);
  let before = 0;
  const told = await runLoad(chat, { port, people, ...asked, ...timing }, () => {
    before = used();
  });
  return { ...told, core: (used() - before) / told.seconds };
}

/** The group of a class that has these people alone. */
async function groupOf(people: readonly Person[]): Promise<string> {
  const { id: classroom_id } = await database
    .insertInto('classroom')
    .columns([
      'company_id',
      'project_id',
      'course_id',
      'name',
      'sort_key',
      'code',
      'starts_at',
      'ends_at',
      'published',
    ])
    .expression((from) =>
      from
        .selectFrom('classroom')
        .select(['company_id', 'project_id', 'course_id'])
        .select([
          sql.lit('Lớp đo').as('name'),
          sql.lit('lop do').as('sort_key'),
          sql.lit('LOP-DO').as('code'),
        ])
        .select(['starts_at', 'ends_at', sql<boolean>`true`.as('published')])
        .where('id', '=', '1'),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('classroom_student')
    .values(people.map(({ id: user_id }) => ({ classroom_id, user_id })))
    .execute();
  const { id } = await database
    .selectFrom('conversation')
    .select('id')
    .where('classroom_id', '=', classroom_id)
    .executeTakeFirstOrThrow();
  return id;
}

const bench = await newBenchDatabase('postgres');
const { database, close } = await openDatabase(bench.where);
let ours: Measured;
let ofClass: Measured;
let bare: Measured;
let crashed: CrashesTold;
try {
  const people = await seedStudents(database, count);
  const server = await ServerProcess.start(bench.where);
  try {
    const pids = [server.pid, bench.pid];
    ours = await measure(server.port, people, { rate, bare: false, pids });
    const few = people.slice(0, classSize);
    const group = await groupOf(few);
    ofClass = await measure(server.port, few, { group, rate: classRate, bare: false, pids });
    await database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
    const other = await ServerProcess.start(bench.where);
    try {
      crashed = await sendThroughCrashes([server, other], people.slice(0, sendingThroughCrashes), {
        database,
        crashes: Number(values.crashes),
      });
    } finally {
      await other.stop('SIGKILL');
    }
  } finally {
    await server.stop('SIGKILL');
  }
  await database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
  const rival = fork(fileURLToPath(new URL('./chat/bareChatServer.ts', import.meta.url)), [
    bench.where.databaseUrl ?? '',
  ]);
  const [port] = (await once(rival, 'message')) as [number];
  bare = await measure(port, people, { rate, bare: true, pids: [rival.pid, bench.pid] });
  rival.kill();
} finally {
  await close();
  await bench.remove();
}

const row = (name: string, { core, answered, seconds, delivered, sent, p99, lost, doubled }: Measured) => [
  name,
  core.toFixed(2),
  whole(Object.values(answered).reduce((sum, each) => sum + each, 0) / seconds),
  whole(delivered.count / seconds),
  whole(delivered.p50),
  whole(delivered.p99),
  sent.p99.toFixed(1),
  p99.toFixed(1),
  String(lost),
  String(doubled),
];
console.log(
  `${count} people with open windows, ${rate} messages a second between two; ${classSize} in one class, ${classRate} a second; PostgreSQL`,
);
printTable([
  ['', 'cores', 'polls/s', 'messages/s', 'seen p50', 'p99 ms', 'send p99', 'poll p99', 'lost', 'doubled'],
  row('the chat', ours),
  row('bare handler, same inserts and selects', bare),
  row('the group of a class', ofClass),
]);
console.log(`The chat uses ${(ours.core / bare.core).toFixed(2)} times the cores of the bare handler.`);
const { acknowledged, ...faults } = crashed;
console.log(
  `${values.crashes} kills of two processes: ${whole(acknowledged)} messages acknowledged; ${JSON.stringify(faults)}`,
);
const wrong = [ours.lost, ours.doubled, ofClass.lost, ofClass.doubled, ...Object.values(faults)].reduce(
  (sum, each) => sum + each,
  0,
);
if (wrong > 0 || acknowledged === 0 || ours.delivered.count === 0 || ofClass.delivered.count === 0) {
  console.error('Messages were not seen in time, or lost, doubled or out of order.');
  process.exitCode = 1;
}

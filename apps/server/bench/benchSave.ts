import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { questionSamples } from '@sen/api/fixtures/questions';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { cpuSeconds } from './cpuSeconds.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { saves, type SavesTold, type SavingStudent } from './loads.ts';
import { startAttempt } from './startAttempt.ts';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: 'bare,postgres,embedded' },
  },
});
const studentCount = Number(values.students);
const timing = { warmUpMs: 4_000, measureMs: Number(values.seconds) * 1_000 };

interface Measured extends SavesTold {
  /** Processor time per save, µs: of the server, and of a separate database. */
  serverCpu: number;
  databaseCpu: number;
  missing?: number;
}

async function load(
  port: number,
  students: readonly SavingStudent[],
  pid: number | undefined,
  databasePid?: number,
): Promise<Measured> {
  let before = { server: 0, database: 0 };
  const used = () => ({ server: cpuSeconds(pid), database: cpuSeconds(databasePid) });
  const result = await runLoad(saves, { port, students, ...timing }, () => {
    before = used();
  });
  const after = used();
  const each = (seconds: number) => (seconds / result.saves) * 1_000_000;
  return {
    ...result,
    serverCpu: each(after.server - before.server),
    databaseCpu: each(after.database - before.database),
  };
}

/** The same requests to a handler that does nothing. */
async function measureBare(students: readonly SavingStudent[]): Promise<Measured> {
  const bare = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)));
  const [port] = (await once(bare, 'message')) as [number];
  const result = await load(port, students, bare.pid);
  bare.kill();
  return result;
}

/** The number of acknowledged entries that the database lacks, or has more than once or out of order. */
async function missingIn(where: Parameters<typeof openDatabase>[0], { acknowledged }: SavesTold) {
  const { database, close } = await openDatabase(where);
  const rows = await database
    .selectFrom('answer_entry')
    .select([
      'journal_id',
      ({ fn }) => fn.countAll<string>().as('count'),
      ({ fn }) => fn.max('seq').as('last'),
    ])
    .groupBy('journal_id')
    .execute();
  await close();
  const held = new Map(
    rows.map(({ journal_id, count, last }) => [journal_id, { count: Number(count), last: Number(last) }]),
  );
  return Object.entries(acknowledged).reduce((missing, [journal, last]) => {
    const found = held.get(journal);
    const inOrder = found !== undefined && found.count === found.last;
    return missing + (inOrder ? Math.max(0, last - found.last) : last);
  }, 0);
}

async function measure(kind: DatabaseKind): Promise<Measured> {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    const students = await seedStudents(opened.database, studentCount);
    await opened.close();
    const server = await ServerProcess.start(bench.where);
    try {
      const sittings = await Promise.all(students.map((student) => startAttempt(server.port, student)));
      const result = await load(server.port, sittings, server.pid, bench.pid);
      await server.stop('SIGKILL');
      return { ...result, missing: await missingIn(bench.where, result) };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await bench.remove();
  }
}

const wanted = values.only.split(',');
const measured = new Map<string, Measured>();
const invented: SavingStudent[] = Array.from({ length: studentCount }, (_, index) => ({
  token: 'x'.repeat(43),
  attemptId: String(index + 1),
  questions: Object.values(questionSamples).map(({ right, wrong }, at) => ({
    id: String(at + 1),
    answers: [JSON.stringify(right), JSON.stringify(wrong)],
  })),
}));

console.log(`Saves of ${studentCount} students who answer at once, ${values.seconds} s each`);
if (wanted.includes('bare')) measured.set('bare handler', await measureBare(invented));
if (wanted.includes('postgres')) measured.set('PostgreSQL', await measure('postgres'));
if (wanted.includes('embedded')) measured.set('embedded', await measure('embedded'));
if (wanted.includes('bare')) measured.set('bare handler again', await measureBare(invented));

const bare = [...measured]
  .filter(([name]) => name.startsWith('bare'))
  .map(([, { saves: count, seconds }]) => count / seconds);
const floor = bare.reduce((sum, each) => sum + each, 0) / bare.length;
printTable([
  [
    '',
    'saves/s',
    'of the bare',
    'p50 ms',
    'p99 ms',
    'worst ms',
    'CPU µs',
    'of the database',
    'acknowledged',
    'missing',
  ],
  ...[...measured].map(
    ([name, { saves: count, seconds, p50, p99, worst, acknowledged, missing, serverCpu, databaseCpu }]) => [
      name,
      whole(count / seconds),
      `1/${(floor / (count / seconds)).toFixed(1)}`,
      p50.toFixed(1),
      p99.toFixed(1),
      worst.toFixed(0),
      serverCpu.toFixed(0),
      databaseCpu.toFixed(0),
      whole(Object.values(acknowledged).reduce((sum, each) => sum + each, 0)),
      missing === undefined ? '' : String(missing),
    ],
  ),
]);
if ([...measured.values()].some(({ missing = 0 }) => missing > 0)) process.exitCode = 1;

import { parseArgs } from 'node:util';
import { openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { SlowClient } from '../src/testing/SlowClient.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { saves, type SavesTold } from './loads.ts';
import { startAttempt } from './startAttempt.ts';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '200' },
    slow: { type: 'string', default: '1000' },
    // Slow clients are cut after at most 30.
    seconds: { type: 'string', default: '32' },
  },
});
const studentCount = Number(values.students);
const timing = { warmUpMs: 1_000, measureMs: Number(values.seconds) * 1_000 };
/** The interval between a student's answers, ms. */
const pauseMs = 500;

const bench = await newBenchDatabase('postgres');
try {
  const opened = await openDatabase(bench.where);
  const students = await seedStudents(opened.database, studentCount);
  await opened.close();
  const server = await ServerProcess.start({ ...bench.where });
  const { port } = server;
  try {
    const savers = await Promise.all(students.map((student) => startAttempt(port, student)));
    const sit = () => runLoad(saves, { port, students: savers, ...timing, pauseMs });
    const alone = await sit();
    const slow = SlowClient.many(port, Number(values.slow));
    const beside = await sit();
    const cut = slow.filter((client) => client.cut).length;
    for (const client of slow) client.leave();

    const line = (name: string, { saves: count, seconds, p50, p99, worst }: SavesTold) => [
      name,
      whole(count / seconds),
      p50.toFixed(1),
      p99.toFixed(1),
      worst.toFixed(1),
    ];
    console.log(
      `${studentCount} students who save every ${pauseMs} ms at PostgreSQL, ${values.seconds} s each (X13)`,
    );
    printTable([
      ['', 'saves/s', 'p50 ms', 'p99 ms', 'worst ms'],
      line('saves alone', alone),
      line(`beside ${slow.length} slow clients`, beside),
    ]);
    console.log(`  slow clients cut: ${cut} of ${slow.length}`);
  } finally {
    await server.stop('SIGKILL');
  }
} finally {
  await bench.remove();
}

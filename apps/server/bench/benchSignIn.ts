import { parseArgs } from 'node:util';
import { demoPassword } from '@sen/api/fixtures/people';
import { hashPassword, passwordIsRight } from '../src/auth/passwords.ts';
import { openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { saves, type SavesTold, signIns, type CallsTold } from './loads.ts';
import { startAttempt } from './startAttempt.ts';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    guessers: { type: 'string', default: '50' },
  },
});
const studentCount = Number(values.students);
const timing = { warmUpMs: 2_000, measureMs: Number(values.seconds) * 1_000 };
/** The interval between a student's answers, ms. */
const pauseMs = 500;

/** The baseline: password checks per second on this machine, without anything else. */
async function checksPerSecond(): Promise<number> {
  const stored = await hashPassword(demoPassword);
  const until = performance.now() + timing.measureMs / 2;
  let checks = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < until) {
        await passwordIsRight(demoPassword, stored);
        checks += 1;
      }
    }),
  );
  return checks / (timing.measureMs / 2_000);
}

const bench = await newBenchDatabase('postgres');
try {
  const opened = await openDatabase(bench.where);
  const students = await seedStudents(opened.database, studentCount * 2);
  await opened.close();
  const sitting = students.slice(0, studentCount);
  // Other accounts sign in: signing in would end the session of a student in an exam.
  const usernames = students.slice(studentCount).map((_, index) => `bench${studentCount + index}`);

  const floor = await checksPerSecond();
  const server = await ServerProcess.start({ ...bench.where, environment: { TRUST_PROXY: 'true' } });
  const { port } = server;
  try {
    const savers = await Promise.all(sitting.map((student) => startAttempt(port, student)));
    const sit = () => runLoad(saves, { port, students: savers, ...timing, pauseMs });
    const knock = (password: string, names: readonly string[]): Promise<CallsTold> =>
      runLoad(signIns, { port, usernames: names, password, connections: Number(values.guessers), ...timing });

    const signedIn = await knock(demoPassword, usernames);
    const alone = await sit();
    const strangers = Array.from({ length: 100_000 }, (_, at) => `khong-ai-${at}`);
    const [flood, beside] = await Promise.all([knock('đoán bừa', strangers), sit()]);

    const perSecond = ({ answered, seconds }: CallsTold, status: string) => (answered[status] ?? 0) / seconds;
    console.log(
      `Sign-ins at PostgreSQL, ${values.guessers} at once, beside ${studentCount} students who save every ${pauseMs} ms`,
    );
    printTable([
      ['', 'a second', 'of the checks', 'p50 ms', 'p99 ms'],
      ['password checks alone', whole(floor), '1.00', '', ''],
      ['sign-ins', ...figuresOf(perSecond(signedIn, '200'), signedIn)],
      ['wrong passwords', ...figuresOf(perSecond(flood, '422') + perSecond(flood, '401'), flood)],
    ]);
    function figuresOf(rate: number, { p50, p99 }: CallsTold): string[] {
      return [whole(rate), (rate / floor).toFixed(2), whole(p50), whole(p99)];
    }
    const line = (name: string, { saves: count, seconds, p50, p99, worst }: SavesTold) => [
      name,
      whole(count / seconds),
      p50.toFixed(1),
      p99.toFixed(1),
      worst.toFixed(1),
    ];
    printTable([
      ['', 'saves/s', 'p50 ms', 'p99 ms', 'worst ms'],
      line('saves alone', alone),
      line('saves beside the flood', beside),
    ]);
    console.log(`  p99 of a save, beside the flood / alone: ${(beside.p99 / alone.p99).toFixed(2)} (aim 2)`);
    console.log(`  answers: ${JSON.stringify(signedIn.answered)}, flood ${JSON.stringify(flood.answered)}`);
  } finally {
    await server.stop('SIGKILL');
  }
} finally {
  await bench.remove();
}

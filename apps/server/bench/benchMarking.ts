import { parseArgs } from 'node:util';
import type { CorrectionChange } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { insertSessions } from '../src/testing/insertSessions.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { saves } from './loads.ts';
import { remarkOverHttp } from './marking/remarkOverHttp.ts';
import { seedHandedIn } from './marking/seedHandedIn.ts';
import { startAttempt } from './startAttempt.ts';

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    students: { type: 'string', default: '300' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});
const attemptCount = Number(values.attempts);
const studentCount = Number(values.students);
/** A student answers every two seconds. */
const load = { warmUpMs: 4_000, pauseMs: 2_000 };
const aims = { seconds: 60, timesIdle: 2 };

async function measure(kind: DatabaseKind) {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    const students = await seedStudents(opened.database, studentCount);
    const { assignmentId, questionId } = await seedHandedIn(opened.database, {
      userIds: students.map(({ id }) => id),
      count: attemptCount,
    });
    const [token = ''] = await insertSessions(opened.database, [people.teacher.id]);
    await opened.close();
    const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
    try {
      const sitting = await Promise.all(students.map((student) => startAttempt(server.port, student)));
      const sit = (measureMs: number, onMeasuring?: () => void) =>
        runLoad(saves, { port: server.port, students: sitting, ...load, measureMs }, onMeasuring);
      const { p99: idle } = await sit(15_000);
      const change: CorrectionChange = { kind: 'void', question_id: questionId, points_to: 'everybody' };
      let marking: ReturnType<typeof remarkOverHttp> | undefined;
      const { p99: meanwhile } = await sit(20_000, () => {
        marking = remarkOverHttp(server.address, { token, assignmentId, change });
      });
      if (!marking) throw new Error('The load did not say that it measures.');
      return { idle, meanwhile, ...(await marking) };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await bench.remove();
  }
}

console.log(`${whole(attemptCount)} attempts marked again beside ${studentCount} students who save answers`);
const lines: string[][] = [
  ['', 'preview s', 'all marked s', 'changed', 'p99 idle ms', 'p99 meanwhile ms', 'ratio'],
];
for (const kind of values.only.split(',') as DatabaseKind[]) {
  // oxlint-disable-next-line no-await-in-loop -- one database after the other
  const { preview, seconds, changed, idle, meanwhile } = await measure(kind);
  const ratio = meanwhile / idle;
  if (seconds > aims.seconds || ratio > aims.timesIdle) process.exitCode = 1;
  lines.push([
    kind === 'postgres' ? 'PostgreSQL' : 'embedded',
    preview.toFixed(1),
    seconds.toFixed(1),
    whole(changed),
    idle.toFixed(1),
    meanwhile.toFixed(1),
    ratio.toFixed(2),
  ]);
}
printTable(lines);
console.log(`aims: all within ${aims.seconds} s, p99 of a save at most ${aims.timesIdle} × idle`);

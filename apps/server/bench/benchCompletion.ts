import { parseArgs } from 'node:util';
import { people } from '@sen/api/fixtures/people';
import { openDatabase } from '../src/store/database.ts';
import { insertSessions } from '../src/testing/insertSessions.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { bringRule } from './completion/bringRule.ts';
import { seedEnrolments } from './completion/seedEnrolments.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { saves } from './loads.ts';
import { startAttempt } from './startAttempt.ts';

const { values } = parseArgs({
  options: {
    enrolments: { type: 'string', default: '100000' },
    students: { type: 'string', default: '300' },
  },
});
const enrolmentCount = Number(values.enrolments);
const studentCount = Number(values.students);
/** A student answers every two seconds. */
const load = { warmUpMs: 4_000, pauseMs: 2_000 };
const aims = { preview: 1, seconds: 30, timesIdle: 2 };

async function measure() {
  const bench = await newBenchDatabase('postgres');
  const opened = await openDatabase(bench.where);
  try {
    const { database } = opened;
    const students = await seedStudents(database, studentCount);
    const courseId = await seedEnrolments(database, enrolmentCount);
    const [token = ''] = await insertSessions(database, [people.admin.id]);
    const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
    try {
      const { address, port } = server;
      const sitting = await Promise.all(students.map((student) => startAttempt(port, student)));
      const sit = (measureMs: number, onMeasuring?: () => void) =>
        runLoad(saves, { port, students: sitting, ...load, measureMs }, onMeasuring);
      const { p99: idle } = await sit(15_000);
      let bringing: ReturnType<typeof bringRule> | undefined;
      const { p99: meanwhile } = await sit(20_000, () => {
        bringing = bringRule({ address, token, courseId, database });
      });
      if (!bringing) throw new Error('The load did not say that it measures.');
      return { idle, meanwhile, ...(await bringing) };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await opened.close();
    await bench.remove();
  }
}

console.log(
  `the weights of a course brought to ${whole(enrolmentCount)} enrolments beside ${studentCount} students who save answers`,
);
const { preview, apply, seconds, moved, idle, meanwhile } = await measure();
const ratio = meanwhile / idle;
printTable([
  ['', 'preview s', 'applied s', 'all settled s', 'moved', 'p99 idle ms', 'p99 meanwhile ms', 'ratio'],
  [
    'PostgreSQL',
    preview.toFixed(2),
    apply.toFixed(2),
    seconds.toFixed(1),
    whole(moved),
    idle.toFixed(1),
    meanwhile.toFixed(1),
    ratio.toFixed(2),
  ],
]);
console.log(
  `aims: preview within ${aims.preview} s, all settled within ${aims.seconds} s, p99 of a save at most ${aims.timesIdle} × idle`,
);
if (preview > aims.preview || seconds > aims.seconds || ratio > aims.timesIdle) process.exitCode = 1;

import { demoPassword, people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { burst, type BurstTold, type Times } from './loads.ts';

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '1000' },
    submits: { type: 'string', default: '500' },
    /** From the assignment's start to its end, which is the deadline of all. */
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});
const startCount = Number(values.starts);
const submitCount = Number(values.submits);

async function asTeacher<Body>(
  address: string,
  path: string,
  fields: Record<string, string>,
  token?: string,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Assigns the demo exam to the whole class, from now on for this many seconds. */
async function assign(address: string, seconds: number): Promise<string> {
  const { username } = people.teacher;
  const { data: teacher } = await asTeacher<Answer<'login'>>(address, '/auth/login', {
    username,
    password: demoPassword,
  });
  if ('verify_code' in teacher) throw new Error('The teacher of the bench is asked for no code.');
  const start = Date.now() + 1_000;
  const { data } = await asTeacher<Answer<'assignExam'>>(
    address,
    '/classrooms/1/surveys?again=1',
    {
      survey_id: '1',
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + seconds * 1000).toISOString(),
      duration_minutes: '60',
      retakes: '0',
      deduction_percent: '0',
      questions_per_page: '5',
    },
    teacher.access_token,
  );
  await wait(start - Date.now() + 10);
  return data.id;
}

interface Measured {
  starts: BurstTold['starts'];
  submits: NonNullable<BurstTold['submits']>;
  /** The number of attempts in the database, and of those handed in. */
  stored: number;
}

async function measure(kind: DatabaseKind): Promise<Measured> {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    const tokens = (await seedStudents(opened.database, startCount)).map(({ token }) => token);
    await opened.close();
    const server = await ServerProcess.start(bench.where);
    try {
      const { starts } = await runLoad(burst, {
        port: server.port,
        assignmentId: '1',
        tokens,
        submitting: 0,
      });
      const assignmentId = await assign(server.address, Number(values.seconds));
      const asked = { port: server.port, assignmentId, tokens: tokens.slice(0, submitCount) };
      const { submits } = await runLoad(burst, { ...asked, submitting: submitCount });
      if (!submits) throw new Error('Nothing was handed in.');
      await server.stop('SIGKILL');
      const stored = await countAttempts(bench.where);
      return { starts, submits, stored };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await bench.remove();
  }
}

async function countAttempts(where: Parameters<typeof openDatabase>[0]): Promise<number> {
  const { database, close } = await openDatabase(where);
  const { count } = await database
    .selectFrom('attempt')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('assignment_id', '=', '1')
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

const timesOf = ({ totalMs, p50, p99, worst }: Times) => [totalMs, p50, p99, worst].map(whole);
const rows: string[][] = [];
let wrong = 0;
for (const kind of ['postgres', 'embedded'] as const) {
  if (!values.only.includes(kind)) continue;
  const { starts, submits, stored } = await measure(kind);
  rows.push([`${kind}: ${startCount} starts`, ...timesOf(starts), `${starts.attempts} attempts`]);
  rows.push([
    `${kind}: ${submitCount} submits, each twice`,
    ...timesOf(submits),
    `${whole(submits.points)} points`,
  ]);
  // Every question right, except the two that a teacher marks.
  const points = submitCount * 70;
  wrong += starts.refused + submits.refused + submits.unlike;
  if (starts.attempts !== startCount || starts.deadlines !== 1 || submits.points !== points) wrong += 1;
  // The demo organisation has its own attempts.
  if (stored < startCount) wrong += 1;
}
console.log(
  `${startCount} starts at once, then ${submitCount} students who hand in at the deadline, each twice`,
);
printTable([['', 'all ms', 'p50 ms', 'p99 ms', 'worst ms', ''], ...rows]);
console.log(`  refused, unlike or wrong: ${wrong}`);
if (wrong > 0) process.exitCode = 1;

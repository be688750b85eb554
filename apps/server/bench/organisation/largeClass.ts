import { setTimeout as wait } from 'node:timers/promises';
import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { openDatabase } from '../../src/store/database.ts';
import { insertSessions } from '../../src/testing/insertSessions.ts';
import { seedStudents, type SignedInStudent } from '../../src/testing/seedStudents.ts';
import { ServerProcess } from '../../src/testing/ServerProcess.ts';
import type { BenchDatabase } from '../benchDatabase.ts';
import { runLoad } from '../loadProcess.ts';
import { saves } from '../loads.ts';
import { startAttempt } from '../startAttempt.ts';

const studentCount = 5_000;
const sittingCount = 100;
const load = { warmUpMs: 2_000, measureMs: 10_000, pauseMs: 500 };

export interface LargeClassTimes {
  /** Until the call that creates the class has its answer, and until its last student's bell rings, ms. */
  created: number;
  notified: number;
  /** The p99 of a save while nothing else happens and while the class is created, ms. */
  idle: number;
  meanwhile: number;
  /** How many students have their notification. */
  reached: number;
}

/** Creates a class of 5,000 students over HTTP while a hundred others save answers. */
export async function timeLargeClass({ where }: BenchDatabase): Promise<LargeClassTimes> {
  const opened = await openDatabase(where);
  const students = await seedStudents(opened.database, sittingCount + studentCount);
  const [token = ''] = await insertSessions(opened.database, [people.admin.id]);
  await opened.close();
  const joining = students.slice(sittingCount);
  const server = await ServerProcess.start({ ...where, environment: { SMTP_URL: '' } });
  try {
    const { port } = server;
    const sitting = await Promise.all(
      students.slice(0, sittingCount).map((student) => startAttempt(port, student)),
    );
    const sit = (onMeasuring?: () => void) =>
      runLoad(saves, { port, students: sitting, ...load }, onMeasuring);
    const { p99: idle } = await sit();
    let creating: Promise<{ created: number; notified: number }> | undefined;
    const { p99: meanwhile } = await sit(() => {
      creating = create(server, token, joining);
    });
    if (!creating) throw new Error('The load did not say that it measures.');
    const timesOfClass = await creating;
    await server.stop();
    return { ...timesOfClass, idle, meanwhile, reached: await countReached(where) };
  } finally {
    await server.stop('SIGKILL');
  }
}

async function create({ address }: ServerProcess, token: string, students: readonly SignedInStudent[]) {
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  const body = new FormData();
  const fields = {
    course_id: '1',
    classroom_name: 'An toàn điện – Toàn công ty',
    classroom_code: 'ATD-TCT',
    teacher_id: people.teacher.id,
    classroom_start_time: new Date().toISOString(),
    classroom_end_time: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    student_ids: JSON.stringify(students.map(({ id }) => id)),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const begin = performance.now();
  const answer = await fetch(`${address}/api/classrooms`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`The class got ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  const created = performance.now() - begin;
  const last = { ...headers, authorization: `Bearer ${students.at(-1)?.token}` };
  for (;;) {
    const bell = await fetch(`${address}/api/notifications?limit=10`, { headers: last });
    const { total } = (await bell.json()) as Answer<'listNotifications'>;
    if (total > 0) return { created, notified: performance.now() - begin };
    await wait(50);
  }
}

async function countReached(where: BenchDatabase['where']): Promise<number> {
  const { database, close } = await openDatabase(where);
  const { count } = await database
    .selectFrom('notification')
    .innerJoin('notification_event as event', 'event.id', 'notification.event_id')
    .where('event.type', '=', 'ClassJoined')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

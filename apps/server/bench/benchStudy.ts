import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { systemClock } from '../src/clock.ts';
import { type Database, type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { insertLesson } from '../src/testing/insertLesson.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { cpuSeconds } from './cpuSeconds.ts';
import { printTable, whole } from './figures.ts';
import { runLoad } from './loadProcess.ts';
import { study, type StudyAsked, type StudyTold } from './loads.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '60' } },
});
const count = Number(values.people);
const everyMs = 30_000;
const timing = { everyMs, connections: 200, warmUpMs: everyMs, measureMs: Number(values.seconds) * 1_000 };

interface Measured extends StudyTold {
  /** Share of one core: of the server and a separate database. */
  core: number;
}

async function measure(
  asked: Pick<StudyAsked, 'port' | 'path' | 'students' | 'place'>,
  pids: readonly (number | undefined)[],
): Promise<Measured> {
  const used = () => pids.reduce<number>((sum, pid) => sum + cpuSeconds(pid), 0);
  let before = 0;
  const told = await runLoad(study, { ...asked, ...timing }, () => {
    before = used();
  });
  return { ...told, core: (used() - before) / told.seconds };
}

async function bareHandler(): Promise<Measured> {
  const bare = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)));
  const [port] = (await once(bare, 'message')) as [number];
  const students = Array.from({ length: count }, () => ({ token: 'x'.repeat(43), visitId: randomUUID() }));
  const measured = await measure({ port, path: '/api/activity/visits', students, place: null }, [bare.pid]);
  bare.kill();
  return measured;
}

/** A lesson of the first class, which all of its students have opened. */
async function openLesson(database: Database): Promise<{ classroom_id: string; session_id: string }> {
  const place = { classroom_id: '1', session_id: randomUUID() };
  const lesson = await insertLesson(
    { database, clock: systemClock },
    {
      companyId: demoCompany.id,
      createdBy: people.teacher.id,
      name: 'Bài giảng dài',
      type: 'video/mp4',
      duration: 1520,
    },
  );
  const chapter = await database
    .selectFrom('classroom_chapter')
    .select('id')
    .where('classroom_id', '=', place.classroom_id)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('classroom_session')
    .values({
      classroom_id: place.classroom_id,
      id: place.session_id,
      chapter_id: chapter.id,
      position: 1000,
      name: 'Bài giảng dài',
      kind: 'lesson',
      lesson_id: lesson.id,
    })
    .execute();
  const now = new Date();
  await database
    .insertInto('lesson_progress')
    .columns(['classroom_id', 'session_id', 'user_id', 'opened_at', 'last_at'])
    .expression((query) =>
      query
        .selectFrom('classroom_student')
        .select(({ val }) => [
          'classroom_id',
          val(place.session_id).as('session_id'),
          'user_id',
          val(now).as('opened_at'),
          val(now).as('last_at'),
        ])
        .where('classroom_id', '=', place.classroom_id),
    )
    .execute();
  return place;
}

/** Visits whose seconds are not in the database as they were acknowledged. */
async function lost(database: Database, credited: Record<string, number>): Promise<number> {
  const rows = await database.selectFrom('activity_visit').select(['id', 'credited']).execute();
  const stored = new Map(rows.map((row) => [row.id, row.credited]));
  return Object.entries(credited).filter(([id, seconds]) => stored.get(id) !== seconds).length;
}

async function ours(kind: DatabaseKind): Promise<Measured & { lost: number }> {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    const signedIn = await seedStudents(opened.database, count);
    const place = await openLesson(opened.database);
    await opened.close();
    const students = signedIn.map(({ token }) => ({ token, visitId: randomUUID() }));
    const server = await ServerProcess.start(bench.where);
    let measured: Measured;
    try {
      const asked = { port: server.port, path: '/api/activity/visits', students, place };
      measured = await measure(asked, [server.pid, bench.pid]);
    } finally {
      await server.stop('SIGKILL');
    }
    const again = await openDatabase(bench.where);
    const missing = await lost(again.database, measured.credited);
    await again.close();
    return { ...measured, lost: missing };
  } finally {
    await bench.remove();
  }
}

const bare = await bareHandler();
const postgres = await ours('postgres');
const embedded = await ours('embedded');

const row = (name: string, { answered, seconds, p50, p99, late, core, ...rest }: Measured) => [
  name,
  whole(Object.values(answered).reduce((sum, each) => sum + each, 0) / seconds),
  p50.toFixed(1),
  p99.toFixed(1),
  whole(late),
  `${(core * 100).toFixed(1)} %`,
  (core / bare.core).toFixed(1),
  'lost' in rest ? String(rest.lost) : '',
];
console.log(`${whole(count)} people who study, a report each every ${everyMs / 1000} s`);
printTable([
  ['', 'a second', 'p50 ms', 'p99 ms', 'late', 'of a core', 'of the bare', 'lost after kill -9'],
  row('bare handler', bare),
  row('PostgreSQL', postgres),
  row('embedded', embedded),
]);

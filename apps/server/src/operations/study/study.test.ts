import { randomUUID } from 'node:crypto';
import { people } from '@sen/api/fixtures/people';
import type { Answer, Class, Problem, StudyItem } from '@sen/api/contract/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAttempts } from '../../store/attempts/startRows.ts';
import { TestStudy } from '../../testing/TestStudy.ts';

let school: TestStudy;
beforeAll(async () => {
  school = await TestStudy.start();
});
afterAll(() => school.stop());

const film = { name: 'Phim', type: 'video/mp4', duration: 100 };
const leaflet = { name: 'Tờ rơi', type: 'application/pdf' };

const itemsOf = async (classroom: Class, as: 'student' | 'teacher' = 'student'): Promise<StudyItem[]> => {
  const { status, body } = await school.study(classroom, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return [...body.data.chapters.flatMap(({ items }) => items), ...body.data.exams].filter(
    ({ state }) => state !== 'empty',
  );
};
const states = async (classroom: Class) =>
  (await itemsOf(classroom)).map(({ title, state }) => [title, state]);

/** Watches a lesson from its beginning, as a page reports it. */
async function see(classroom: Class, session_id: string, to: number, length: number) {
  school.app.clock.pass({ seconds: to });
  const { body } = await school.report([
    {
      visit_id: randomUUID(),
      classroom_id: classroom.id,
      session_id,
      active_seconds: to,
      progress: { position: to, length, seen: [[0, to]] },
    },
  ]);
  expect(body.data.refused).toEqual([]);
  return body.data.lessons[0];
}

describe('the order of studying', () => {
  it('opens a lesson when the one before it is completed, and names what is missing', async () => {
    const { classroom, sessions } = await school.taught([film, leaflet]);
    const [first = '', second = ''] = sessions;
    expect(await states(classroom)).toEqual([
      ['Phim', 'open'],
      ['Tờ rơi', 'closed'],
    ]);
    const closed = await school.open(classroom, second);
    expect([closed.status, closed.body.code]).toEqual([409, 'completePreviousFirst']);
    expect(closed.body.message).toContain('“Phim”');
    expect((await itemsOf(classroom))[1]?.closed).toEqual({
      code: 'completePreviousFirst',
      message: closed.body.message,
    });

    await school.open(classroom, first);
    expect(await see(classroom, first, 89, 100)).toMatchObject({ progress: 89, completed_at: null });
    expect(await states(classroom)).toEqual([
      ['Phim', 'started'],
      ['Tờ rơi', 'closed'],
    ]);
    expect(await see(classroom, first, 95, 100)).toMatchObject({ progress: 100 });
    expect((await school.open(classroom, second)).status).toBe(200);
    expect((await school.study(classroom)).body.data).toMatchObject({
      done: 1,
      total: 2,
      resume_session_id: second,
      chapters: [{ done: 1, total: 2 }],
    });
  });

  it('goes through the exams of a chapter, and ends at one that was failed for good', async () => {
    const { classroom, sessions } = await school.taught([film, leaflet]);
    const [first = ''] = sessions;
    const assignmentId = await school.assign(classroom, {
      session_id: first,
      exam_id: school.classes.exam,
    });
    await school.open(classroom, first);
    await see(classroom, first, 100, 100);
    const titles = (await itemsOf(classroom)).map(({ kind, state }) => [kind, state]);
    expect(titles).toEqual([
      ['lesson', 'done'],
      ['exam', 'open'],
      ['lesson', 'closed'],
    ]);
    const now = school.app.clock.now();
    for (const number of [0, 1]) {
      const attempt = {
        assignmentId,
        userId: people.student.id,
        number,
        startedAt: now,
        deadline: now,
        seed: 'x',
      };
      await insertAttempts(school.app.database, [attempt]);
      await school.app.database
        .updateTable('attempt')
        .set({ state: 'marked', submitted_at: now, submitted_by: 'student', score: 10, final_score: 10 })
        .where('assignment_id', '=', assignmentId)
        .execute();
    }
    const after = await itemsOf(classroom);
    expect(after.map(({ state }) => state)).toEqual(['done', 'failed', 'closed']);
    expect(after[2]?.closed?.code).toBe('notEligibleToContinue');
  });

  it('opens an online session whatever is before it, and waits for none', async () => {
    const { classroom, chapter } = await school.taught([film]);
    const online = { classroom_id: classroom.id, chapter_id: chapter, kind: 'online' as const };
    await school.app.database
      .insertInto('classroom_session')
      .values({ ...online, id: randomUUID(), position: 1, name: 'Hỏi đáp' })
      .execute();
    expect(await states(classroom)).toEqual([
      ['Phim', 'open'],
      ['Hỏi đáp', 'open'],
    ]);
  });

  it.each([
    ['is damaged', { state: 'failed', reason: 'mediaCorrupted' }, 'open'],
    [
      'cannot be converted here',
      { target: 'mp4', state: 'impossible', reason: 'renditionImpossible' },
      'open',
    ],
    ['was not judged', { state: 'failed', reason: 'renditionFailed' }, 'closed'],
  ] as const)('behind a film that %s', async (_, rendition, state) => {
    const { classroom, sessions } = await school.taught([{ ...film, rendition }, leaflet]);
    const [first = '', second = ''] = sessions;
    const [unplayable, next] = await itemsOf(classroom);
    expect([unplayable?.counts, next?.state]).toEqual([state === 'closed', state]);
    expect((await school.open(classroom, first)).status).toBe(200);
    expect((await school.open(classroom, second)).status).toBe(state === 'open' ? 200 : 409);
    expect((await school.study(classroom)).body.data.total).toBe(state === 'open' ? 1 : 2);
  });

  it('is closed before the class opens, and open to whoever runs it', async () => {
    const { classroom, sessions } = await school.taught([film, leaflet], {
      classroom_start_time: school.classes.hours(2),
    });
    const [, second = ''] = sessions;
    expect((await itemsOf(classroom)).map(({ closed }) => closed?.code)).toEqual([
      'classNotOpenYet',
      'classNotOpenYet',
    ]);
    expect((await school.open(classroom, second)).body.code).toBe('classNotOpenYet');
    expect((await itemsOf(classroom, 'teacher')).map(({ state }) => state)).toEqual(['open', 'open']);
    expect((await school.open(classroom, second, 'teacher')).status).toBe(200);
    const rows = school.app.database
      .selectFrom('lesson_progress')
      .select('user_id')
      .where('classroom_id', '=', classroom.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('an exam', () => {
  const ready = (id: string) =>
    school.app.call<Answer<'getAssignment'>>('getAssignment', 'student', { path: { id } });
  const start = (id: string) =>
    school.app.call<Answer<'startAttempt'> & Problem>('startAttempt', 'student', {
      path: { id: school.classes.exam },
      body: { assignment_id: id },
    });

  it('among the lessons starts when what is before it is completed, and goes on whatever comes before it later', async () => {
    const { classroom, chapter, sessions } = await school.taught([film]);
    const [session_id = ''] = sessions;
    const id = await school.assign(classroom, { chapter_id: chapter, exam_id: school.classes.exam });
    const early = await start(id);
    expect([early.status, early.body.code]).toEqual([409, 'completePreviousFirst']);
    expect(early.body.message).toContain('“Phim”');
    expect((await ready(id)).body.data).toMatchObject({
      may_start: false,
      refusal: { code: 'completePreviousFirst', message: early.body.message },
    });

    await school.open(classroom, session_id);
    await see(classroom, session_id, 100, 100);
    expect((await ready(id)).body.data).toMatchObject({ may_start: true, refusal: null });
    const started = await start(id);
    expect(started.status).toBe(200);
    await school.app.database
      .updateTable('lesson_progress')
      .set({ completed_at: null })
      .where('session_id', '=', session_id)
      .execute();
    expect((await ready(id)).body.data.may_start).toBe(true);
    expect((await start(id)).body.data.id).toBe(started.body.data.id);
  });

  it('of the whole class starts at its own time', async () => {
    const { classroom } = await school.taught([film]);
    const id = await school.assign(classroom, { exam_id: school.classes.exam });
    expect((await itemsOf(classroom)).map(({ state }) => state)).toEqual(['open', 'open']);
    expect((await start(id)).status).toBe(200);
  });
});

describe('a lesson', () => {
  it('of a film is as long as its file says, whatever was typed', async () => {
    const mistyped = { ...film, duration: 1520, rendition: { state: 'not_needed' as const, seconds: 20.04 } };
    const { classroom, sessions } = await school.taught([mistyped, leaflet]);
    const [session_id = ''] = sessions;
    expect((await itemsOf(classroom))[0]?.lesson?.duration_seconds).toBe(20);
    expect((await school.open(classroom, session_id)).body.data.duration_seconds).toBe(20);
    expect(await see(classroom, session_id, 18, 20)).toMatchObject({ progress: 100 });
    expect((await itemsOf(classroom))[1]?.state).toBe('open');
  });

  it('is resumed on another device where it was left, and what was seen is joined', async () => {
    const { classroom, sessions } = await school.taught([film]);
    const [session_id = ''] = sessions;
    await school.open(classroom, session_id);
    const where = { classroom_id: classroom.id, session_id };
    const visit = (seen: number[][], position: number, seconds_ago: number) => ({
      visit_id: randomUUID(),
      ...where,
      active_seconds: 10,
      seconds_ago,
      progress: { position, length: 100, seen },
    });
    school.app.clock.pass({ minutes: 10 });
    await school.report([visit([[40, 60]], 60, 30)]);
    // An older report of another device arrives later.
    await school.report([
      visit(
        [
          [0, 10],
          [5, 42],
        ],
        42,
        300,
      ),
    ]);
    const { body } = await school.open(classroom, session_id);
    expect(body.data).toMatchObject({
      kind: 'video',
      position: 60,
      length: 100,
      seen: [[0, 60]],
      active_seconds: 20,
      completed_at: null,
      attachments: [{ is_main: true }],
    });
  });

  it('counts what several reports of one request add', async () => {
    const { classroom, sessions } = await school.taught([leaflet]);
    const [session_id = ''] = sessions;
    await school.open(classroom, session_id);
    school.app.clock.pass({ minutes: 10 });
    const report = (page: number, seconds_ago: number) => ({
      visit_id: randomUUID(),
      classroom_id: classroom.id,
      session_id,
      active_seconds: 2,
      seconds_ago,
      progress: { position: page, length: 3, seen: [[page, page + 1]] },
    });
    const { body } = await school.report([report(2, 10), report(0, 60), report(1, 30)]);
    expect(body.data.lessons).toEqual([
      { classroom_id: classroom.id, session_id, progress: 100, completed_at: expect.any(String) },
    ]);
    const { body: opened } = await school.open(classroom, session_id);
    expect(opened.data).toMatchObject({ position: 2, active_seconds: 6, seen: [[0, 3]] });
  });

  it('is completed once, whatever is reported again and at the same time', async () => {
    const { classroom, sessions } = await school.taught([leaflet]);
    const [session_id = ''] = sessions;
    await school.open(classroom, session_id);
    school.app.clock.pass({ minutes: 1 });
    const visit_id = randomUUID();
    const send = () =>
      school.report([
        {
          visit_id,
          classroom_id: classroom.id,
          session_id,
          active_seconds: 20,
          progress: { position: 4, length: 5, seen: [[0, 5]] },
        },
      ]);
    const replies = await Promise.all([send(), send(), send()]);
    const first = replies[0]?.body.data.lessons[0]?.completed_at;
    school.app.clock.pass({ minutes: 5 });
    expect((await send()).body.data.lessons[0]?.completed_at).toBe(first);
    expect((await school.open(classroom, session_id)).body.data.active_seconds).toBe(20);
  });

  it('is of a session of the class that has one', async () => {
    const { classroom } = await school.taught([film]);
    const other = await school.taught([film]);
    expect((await school.open(classroom, other.sessions[0] ?? '')).status).toBe(404);
    expect((await school.open(classroom, randomUUID())).status).toBe(404);
    expect((await school.open({ id: '999999' }, randomUUID())).status).toBe(404);
    expect((await school.open(classroom, other.sessions[0] ?? '', 'otherStudent')).status).toBe(404);
  });
});

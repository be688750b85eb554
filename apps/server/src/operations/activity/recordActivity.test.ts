import { randomUUID } from 'node:crypto';
import type { Class, ClassDraft } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visits as forgetVisits } from '../../jobs/oldRows/visits.ts';
import { TestStudy } from '../../testing/TestStudy.ts';

let school: TestStudy;
let place: Place;
let classroom: Class;
beforeAll(async () => {
  school = await TestStudy.start();
  ({ classroom, place } = await newPlace({ classroom_start_time: school.classes.hours(-200) }));
  await school.openedBefore(classroom, 199);
});
afterAll(() => school.stop());
beforeEach(async () => {
  await school.app.database.deleteFrom('activity_hour').execute();
});

interface Place {
  classroom_id: string;
  session_id: string;
}

/** A lesson that the student has opened. */
async function newPlace(change: Partial<ClassDraft> = {}): Promise<{ classroom: Class; place: Place }> {
  const { classroom: made, sessions } = await school.taught([{ name: 'Bài 1' }], change);
  const [session_id = ''] = sessions;
  if (!change.student_ids) expect((await school.open(made, session_id)).status).toBe(200);
  return { classroom: made, place: { classroom_id: made.id, session_id } };
}

const send: TestStudy['report'] = (reports, as) => school.report(reports, as);

const hoursOf = (userId: string = people.student.id) =>
  school.app.database
    .selectFrom('activity_hour')
    .select(['classroom_id', 'session_id', 'hour', 'active_seconds', 'visits'])
    .where('user_id', '=', userId)
    .orderBy('hour')
    .execute();
const totals = async () => {
  const hours = await hoursOf();
  return hours.reduce(
    (sum, { active_seconds, visits }) => ({
      seconds: sum.seconds + active_seconds,
      visits: sum.visits + visits,
    }),
    { seconds: 0, visits: 0 },
  );
};

describe('the use of lessons', () => {
  it('is one row per person, lesson and hour, however often it is reported', async () => {
    const visit = { visit_id: randomUUID(), ...place };
    for (const active_seconds of [30, 60, 90]) {
      expect((await send([{ ...visit, active_seconds }])).body.data).toMatchObject({
        visits: [{ visit_id: visit.visit_id, active_seconds }],
        refused: [],
      });
      school.app.clock.pass({ seconds: 30 });
    }
    await send([{ visit_id: randomUUID(), ...place, active_seconds: 10 }]);
    expect(await totals()).toEqual({ seconds: 100, visits: 2 });
    const rows = await hoursOf();
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(rows[0]).toMatchObject(place);
  });

  it('counts once when reports are repeated, late or sent at once', async () => {
    const visit = { visit_id: randomUUID(), ...place };
    school.app.clock.pass({ minutes: 5 });
    await send([{ ...visit, active_seconds: 20, seconds_ago: 120 }]);
    const newer = [{ ...visit, active_seconds: 120, seconds_ago: 10 }];
    const replies = await Promise.all([send(newer), send(newer), send(newer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send([{ ...visit, active_seconds: 60, seconds_ago: 80 }]);
    expect(await totals()).toEqual({ seconds: 120, visits: 1 });
  });

  it('made without a line counts in the hours in which it was made', async () => {
    const visit = { visit_id: randomUUID(), ...place };
    const { body } = await send([
      { ...visit, active_seconds: 600, seconds_ago: 3 * 3600 },
      { ...visit, active_seconds: 1200, seconds_ago: 2 * 3600 },
    ]);
    expect(body.data.visits).toEqual([{ visit_id: visit.visit_id, active_seconds: 1200 }]);
    expect(await totals()).toEqual({ seconds: 1200, visits: 1 });
    const [first, last] = [(await hoursOf())[0], (await hoursOf()).at(-1)];
    expect(first?.hour.getTime()).toBeLessThan(last?.hour.getTime() ?? 0);
  });

  it('is no longer than the time that has passed, and an hour has 3,600 seconds', async () => {
    const visit = { visit_id: randomUUID(), ...place };
    await send([{ ...visit, active_seconds: 1 }]);
    school.app.clock.pass({ seconds: 10 });
    const { body } = await send([{ ...visit, active_seconds: 5000 }]);
    expect(body.data.visits[0]?.active_seconds).toBeLessThanOrEqual(13);
    const ago = 10 * 3600;
    await send(
      [1, 2, 3].map(() => ({ visit_id: randomUUID(), ...place, active_seconds: 3600, seconds_ago: ago })),
    );
    for (const { active_seconds } of await hoursOf()) expect(active_seconds).toBeLessThanOrEqual(3600);
  });

  it('is no longer than the time since the lesson was opened, in however many visits', async () => {
    const film = {
      name: 'Phim',
      type: 'video/mp4',
      rendition: { state: 'not_needed' as const, seconds: 20 },
    };
    const { classroom: made, sessions } = await school.taught([film]);
    const [session_id = ''] = sessions;
    await school.open(made, session_id);
    const claim = () => ({
      visit_id: randomUUID(),
      classroom_id: made.id,
      session_id,
      active_seconds: 5000,
      progress: { position: 1, length: 1, seen: [[0, 1]] },
    });
    for (const reports of [[claim()], [claim(), claim(), claim()]]) {
      const { body } = await send(reports);
      for (const { active_seconds } of body.data.visits) expect(active_seconds).toBeLessThanOrEqual(3);
      expect(body.data.lessons).toMatchObject([{ progress: 5, completed_at: null }]);
    }
    const { body } = await school.open(made, session_id);
    expect(body.data.length).toBe(20);
    expect(body.data.active_seconds).toBeLessThanOrEqual(3);
  });

  it('of a film that is being read is not completed by a length that its page invents', async () => {
    const film = { name: 'Phim', type: 'video/mp4', rendition: { state: 'waiting' as const } };
    const { classroom: made, sessions } = await school.taught([film]);
    const [session_id = ''] = sessions;
    await school.open(made, session_id);
    const progress = { position: 1, length: 1, seen: [[0, 1]] };
    const report = { visit_id: randomUUID(), classroom_id: made.id, session_id, active_seconds: 2, progress };
    expect((await send([report])).body.data.lessons).toMatchObject([{ completed_at: null }]);
  });

  it('is of the own lesson of a running class', async () => {
    const { place: endedPlace } = await newPlace({ classroom_end_time: school.classes.hours(1) });
    const { place: foreignPlace } = await newPlace({ student_ids: [] });
    const { classroom: unopened, sessions } = await school.taught([{ name: 'Bài 1' }]);
    school.app.clock.pass({ hours: 2 });
    const report = (where: Place, seconds_ago = 0) => ({
      visit_id: randomUUID(),
      ...where,
      active_seconds: 30,
      seconds_ago,
    });
    const late = report(endedPlace, 90 * 60);
    const reports = [
      report(endedPlace),
      late,
      report(foreignPlace),
      report({ ...place, session_id: randomUUID() }),
      report({ classroom_id: classroom.id, session_id: endedPlace.session_id }),
      report(place, 604_800),
      report({ ...place, classroom_id: '999999' }),
      report({ classroom_id: unopened.id, session_id: sessions[0] ?? '' }),
    ];
    const { status, body } = await send(reports);
    expect(status).toBe(200);
    expect(body.data.visits.map(({ visit_id }) => visit_id)).toEqual([late.visit_id, reports[5]?.visit_id]);
    expect(body.data.refused.map(({ code }) => code)).toEqual([
      'studyOutsideClass',
      'notFound',
      'notFound',
      'notFound',
      'notFound',
      'lessonNotOpened',
    ]);
    expect(body.data.refused[0]?.message).toMatch(/đang diễn ra: từ .+ đến .+\.$/);
  });

  it('stays with the lesson for which the visit began, and with the person', async () => {
    const { place: otherPlace } = await newPlace();
    const visit_id = randomUUID();
    await send([{ visit_id, ...place, active_seconds: 5 }]);
    const { body } = await send([{ visit_id, ...otherPlace, active_seconds: 10 }]);
    expect(body.data.refused).toMatchObject([{ visit_id, code: 'visitOfAnotherLesson' }]);
    await send([], 'teacher');
    school.app.clock.pass({ minutes: 1 });
    const own = await send([{ visit_id, active_seconds: 7 }], 'teacher');
    expect(own.body.data.visits).toEqual([{ visit_id, active_seconds: 7 }]);
    expect(await totals()).toEqual({ seconds: 5, visits: 1 });
  });
});

describe('the use of other pages', () => {
  it('is no longer than the time since the person signed in, in however many visits', async () => {
    await send([], 'teacher');
    school.app.clock.pass({ seconds: 20 });
    const { at } = await school.app.database
      .selectFrom('session')
      .select((rows) => rows.fn.max('created_at').as('at'))
      .where('user_id', '=', people.teacher.id)
      .executeTakeFirstOrThrow();
    const passed = (school.app.clock.now().getTime() - at.getTime()) / 1000;
    const claim = () => ({ visit_id: randomUUID(), active_seconds: 50_000 });
    const { body } = await send([claim(), { ...claim(), seconds_ago: 604_800 }], 'teacher');
    const [now, longAgo] = body.data.visits;
    expect(now?.active_seconds).toBeGreaterThanOrEqual(20);
    expect(now?.active_seconds).toBeLessThanOrEqual(passed + 3);
    expect(longAgo?.active_seconds).toBeLessThanOrEqual(2);
  });

  it('is counted without a class', async () => {
    school.app.clock.pass({ minutes: 1 });
    await send([{ visit_id: randomUUID(), active_seconds: 45 }], 'teacher');
    const rows = await hoursOf(people.teacher.id);
    expect(rows.every(({ classroom_id, session_id }) => classroom_id === null && session_id === null)).toBe(
      true,
    );
    expect(rows.reduce((sum, { active_seconds }) => sum + active_seconds, 0)).toBe(45);
  });
});

const progress = (seen: number[][]) => ({ position: 0, length: 10, seen });
const lesson = () => ({
  visit_id: randomUUID(),
  active_seconds: 1,
  classroom_id: '1',
  session_id: randomUUID(),
});

describe('wrong reports', () => {
  it.each([
    ['none', []],
    ['of the future', [{ visit_id: randomUUID(), active_seconds: 1, seconds_ago: -1 }]],
    ['older than 7 days', [{ visit_id: randomUUID(), active_seconds: 1, seconds_ago: 604_801 }]],
    ['longer than a day', [{ visit_id: randomUUID(), active_seconds: 86_401 }]],
    ['negative', [{ visit_id: randomUUID(), active_seconds: -1 }]],
    ['without a number', [{ visit_id: randomUUID(), active_seconds: Number.NaN }]],
    ['of a class without a session', [{ visit_id: randomUUID(), active_seconds: 1, classroom_id: '1' }]],
    [
      'of a session without a class',
      [{ visit_id: randomUUID(), active_seconds: 1, session_id: randomUUID() }],
    ],
    [
      'of progress without a lesson',
      [{ visit_id: randomUUID(), active_seconds: 1, progress: progress([[0, 1]]) }],
    ],
    ['of a part beyond the lesson', [{ ...lesson(), progress: progress([[0, 11]]) }]],
    ['of a part backwards', [{ ...lesson(), progress: progress([[5, 5]]) }]],
    ['of a part that is not one', [{ ...lesson(), progress: progress([[5]]) }]],
    ['without a visit', [{ visit_id: 'x', active_seconds: 1 }]],
  ])('are refused whole: %s', async (_, reports) => {
    const { status, body } = await send(reports);
    expect(status).toBe(422);
    expect(body.code).toBe('validationFailed');
  });
});

it('forgets visits, but not the hours', async () => {
  await send([{ visit_id: randomUUID(), ...place, active_seconds: 5 }]);
  await forgetVisits(school.app.app.services, new Date(school.app.clock.now().getTime() + 31 * 86_400_000));
  const { count } = await school.app.database
    .selectFrom('activity_visit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
  expect(await totals()).toEqual({ seconds: 5, visits: 1 });
});

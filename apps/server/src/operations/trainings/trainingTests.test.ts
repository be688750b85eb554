import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { Sitting } from '../../testing/Sitting.ts';
import { TestTrainings } from '../../testing/TestTrainings.ts';

type Person = keyof typeof people;

let trainings: TestTrainings;
beforeAll(async () => {
  trainings = await TestTrainings.start();
});
afterAll(() => trainings.app.stop());

describe('the time of a test', () => {
  test('is checked before it starts, with the reason', async () => {
    const { tests } = await trainings.running();
    const [pretest, posttest] = tests.map(({ meeting }) => meeting);
    expect((await trainings.onTime(pretest ?? '')).body.data).toEqual({ result: true });
    const early = (await trainings.onTime(posttest ?? '', 'posttest')).body;
    expect(early.data).toEqual({ result: false });
    expect(early.message).toContain('Chưa đến giờ làm bài');
    // The posttest's meeting is not that of a pretest.
    expect((await trainings.onTime(posttest ?? '')).status).toBe(404);
  });

  test('is the server’s: a test started too early is refused', async () => {
    const { tests } = await trainings.running();
    const started = await trainings.app.call<Problem>('startAttempt', 'student', {
      path: { id: '1' },
      body: { assignment_id: tests[1]?.assignment ?? '' },
    });
    expect([started.status, started.body.code]).toEqual([403, 'assignmentNotOpen']);
  });
});

test('before and after are compared, of each student and of the group', async () => {
  const { id, tests } = await trainings.running();
  const [pretest = '', posttest = ''] = tests.map(({ assignment }) => assignment);
  await trainings.sit(pretest, 'student', false);
  await trainings.sit(pretest, 'otherStudent', false);
  await trainings.app.database
    .updateTable('assignment')
    .set({ starts_at: trainings.hours(-0.5) })
    .where('id', '=', posttest)
    .execute();
  await trainings.sit(posttest, 'student', true);

  const { body } = await trainings.app.call<Answer<'compareTests'>>('compareTests', 'teacher', {
    path: { id },
  });
  const mine = body.data.students.find(({ student }) => student.id === people.student.id);
  const other = body.data.students.find(({ student }) => student.id === people.otherStudent.id);
  expect(mine?.pretest.score).toBeLessThan(mine?.posttest.score ?? 0);
  expect(mine?.change).toBe((mine?.posttest.score ?? 0) - (mine?.pretest.score ?? 0));
  expect(other).toMatchObject({ posttest: { state: 'none', score: null }, change: null });
  expect(body.data.group.both).toMatchObject({
    count: 1,
    better: 1,
    same: 0,
    worse: 0,
    change: mine?.change,
  });
  expect(body.data.group.pretest.count).toBe(2);

  const own = (await trainings.resultOf(id, 'student')).body.data;
  expect(own.change).toBe(mine?.change);
  expect(own.tests.map(({ result }) => result.attempt_id)).toEqual([
    mine?.pretest.attempt_id,
    mine?.posttest.attempt_id,
  ]);
  expect((await trainings.resultOf(id, 'teacher')).body.data).toEqual(own);
  expect((await trainings.resultOf(id, 'otherStudent')).status).toBe(404);
});

describe('a reset attempt at a test', () => {
  const work = (id: string, as: Person = 'teacher') =>
    trainings.app.call<Answer<'getStudentWork'>>('getStudentWork', as, {
      path: { id, user_id: people.student.id },
    });
  const reset = (id: string, assignment_id: string, as: Person = 'teacher', change: object = {}) =>
    trainings.app.call<Answer<'resetAttempt'> & Problem>('resetAttempt', as, {
      path: { id },
      body: { student_id: people.student.id, assignment_id, number: 0, retake: 'again', ...change },
    });

  test('is taken again, is no longer compared, and comes back when it is restored', async () => {
    const { id, tests } = await trainings.running();
    const [pretest = ''] = tests.map(({ assignment }) => assignment);
    await trainings.sit(pretest, 'student', false);
    const before = (await work(id)).body.data;
    expect(before).toMatchObject({ is_training: true, classroom_code: null, may_reset: true });
    expect(before.surveys.map(({ meeting }) => meeting?.kind)).toEqual(['pretest', 'posttest']);
    expect((await reset(id, pretest, 'otherTeacher')).status).toBe(404);
    const done = await reset(id, pretest);
    expect([done.status, done.body.code]).toEqual([200, undefined]);
    const compared = await trainings.app.call<Answer<'compareTests'>>('compareTests', 'teacher', {
      path: { id },
    });
    const mine = compared.body.data.students.find(({ student }) => student.id === people.student.id);
    expect(mine?.pretest).toEqual({ attempt_id: null, state: 'none', score: null });
    expect(
      (await trainings.save(trainings.draftOf({ id, version: 1, survey_ids: ['2', '1'] }))).body.codes,
    ).toMatchObject({
      'survey_ids.0': 'testFrozen',
    });

    const attempt_id = done.body.data.surveys[0]?.attempts[0]?.id ?? '';
    const restored = await trainings.app.call<Answer<'restoreAttempt'>>('restoreAttempt', 'admin', {
      path: { id },
      body: { attempt_id },
    });
    expect(restored.body.data.surveys[0]?.attempts).toMatchObject([{ id: attempt_id, reset: null }]);
    await reset(id, pretest);
    const again = await Sitting.begin(trainings.app, 'student', pretest);
    expect(again.attempt.number).toBe(0);
    expect(again.attempt.id).not.toBe(attempt_id);
  });

  test('is not taken again once the test is closed, and not reset once the training has ended', async () => {
    const { id, tests } = await trainings.running();
    const [pretest = ''] = tests.map(({ assignment }) => assignment);
    await trainings.sit(pretest, 'student', false);
    const close = (table: 'assignment' | 'classroom', of: string) =>
      trainings.app.database
        .updateTable(table)
        .set({ starts_at: trainings.hours(-2), ends_at: trainings.hours(-0.01) })
        .where('id', '=', of)
        .execute();
    await close('assignment', pretest);
    expect((await reset(id, pretest)).body.codes).toEqual({ retake: 'testRetakeAfterEnd' });
    await close('classroom', id);
    const late = await reset(id, pretest, 'teacher', { retake: 'none' });
    expect([late.status, late.body.code]).toEqual([409, 'trainingEnded']);
    expect((await work(id)).body.data.may_reset).toBe(false);
  });
});

test('a student sees a result no sooner than the test shows it', async () => {
  const { id, tests } = await trainings.running();
  const [pretest = ''] = tests.map(({ assignment }) => assignment);
  await trainings.app.database
    .updateTable('assignment')
    .set({ show_score: 'never' })
    .where('id', '=', pretest)
    .execute();
  await trainings.sit(pretest, 'student', false);
  expect((await trainings.resultOf(id, 'student')).body.data.tests[0]?.result.score).toBeNull();
  expect((await trainings.resultOf(id, 'teacher')).body.data.tests[0]?.result.score).not.toBeNull();
});

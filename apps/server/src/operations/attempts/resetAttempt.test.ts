import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestResets } from '../../testing/TestResets.ts';

let resets: TestResets;
const { student, teacher } = people;

beforeAll(async () => {
  resets = await TestResets.start();
});
beforeEach(() => resets.assign());
afterAll(() => resets.stop());

describe('a reset attempt', () => {
  test('no longer counts and keeps its answers; the student is told and takes it again under its number', async () => {
    const sitting = await resets.handedIn();
    resets.app.clock.set('2026-11-23T02:10:00Z');
    const { status, body } = await resets.reset({ reason: ' Mất điện phòng máy. ' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(resets.examOf(body.data)).toMatchObject({ attempts_left: 2, best_score: null });
    expect(resets.examOf(body.data).attempts).toMatchObject([
      {
        id: sitting.attempt.id,
        reset: { retake: 'again', reason: 'Mất điện phòng máy.', reset_by: { id: teacher.id } },
      },
    ]);
    expect(await resets.lastNotified()).toMatchObject({
      type: 'AttemptReset',
      recipients: [student.id],
      facts: { attempt: 1, retake: 'again', type_id: resets.assignment },
    });
    expect((await resets.own()).assignment.mine).toMatchObject({
      attempts: [],
      attempts_left: 2,
      best_score: null,
    });
    const submissions = await resets.app.call<Answer<'listSubmissions'>>('listSubmissions', 'teacher', {
      path: { id: '1' },
      query: { 'fieldName[]': ['assignment_id'], 'keyword[]': [resets.assignment] },
    });
    expect(submissions.body.data).toEqual([]);

    const review = await sitting.review('teacher');
    expect(review.body.data).toMatchObject({ may_mark: false, reset: { retake: 'again' } });
    expect(JSON.stringify(review.body.data.parts)).toContain('Em gọi ngay số 114.');

    const again = await resets.begin();
    expect(again.attempt).toMatchObject({ number: 0 });
    expect(again.attempt.id).not.toBe(sitting.attempt.id);
    const logged = resets.app.database
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'attempt.reset');
    expect(
      (await logged.where('subject_id', '=', sitting.attempt.id).executeTakeFirstOrThrow()).details,
    ).toMatchObject({ student: student.id, number: 0, retake: 'again', reason: 'Mất điện phòng máy.' });
  });

  test('without a retake counts as used', async () => {
    await resets.handedIn();
    expect(resets.examOf((await resets.reset({ retake: 'none' })).body.data)).toMatchObject({
      attempts_left: 1,
    });
    expect((await resets.own()).assignment.mine).toMatchObject({ attempts: [], attempts_left: 1 });
    const retake = await resets.begin();
    expect(retake.attempt.number).toBe(1);
    await retake.submit();
    expect((await resets.reset({ number: 1, retake: 'none' })).status).toBe(200);
    expect(await resets.own()).toMatchObject({ may_start: false, refusal: { code: 'noAttemptLeft' } });
    expect((await resets.own()).assignment.mine?.attempts_left).toBe(0);
  });

  test('between others is the next that is taken', async () => {
    await resets.handedIn();
    await resets.handedIn();
    expect((await resets.reset()).status).toBe(200);
    expect((await resets.begin()).attempt.number).toBe(0);
  });

  test('is refused by name to the device that still has it, and to its marker', async () => {
    const sitting = await resets.handedIn();
    await resets.reset();
    const question = sitting.question('long_answer');
    const answer = { type: 'long_answer', text: 'Câu gõ sau.' } as const;
    const answers = [
      await sitting.save([{ question_id: question, answer }]),
      await sitting.submit(),
      await sitting.autoSubmit(),
      await sitting.review(),
      await resets.app.call<Problem>('getAttempt', 'student', {
        path: { id: '1' },
        query: { attempt_id: sitting.attempt.id },
      }),
      await resets.app.call<Problem>('markAnswer', 'teacher', {
        body: { attempt_id: sitting.attempt.id, question_id: question, score: 1, base: 0 },
      }),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ status: 409, code: 'attemptReset' });
    expect((await sitting.review('otherTeacher')).status).toBe(404);
    expect((await sitting.review('otherStudent')).status).toBe(404);
  });

  test('keeps its exam, its class and its account', async () => {
    await resets.handedIn();
    await resets.reset();
    const path = { id: '1', assignment_id: resets.assignment };
    const withdrawn = await resets.app.call<Problem>('withdrawAssignment', 'teacher', { path });
    expect(withdrawn.body).toMatchObject({ code: 'assignmentBegun' });
    const classroom = await resets.app.call<Answer<'getClass'>>('getClass', 'teacher', { path: { id: '1' } });
    expect(classroom.body.data.surveys.find(({ id }) => id === resets.assignment)).toMatchObject({
      begun_count: 1,
      submitted_count: 0,
      waiting_count: 0,
    });
  });
});

describe('two at once', () => {
  test('the same choice again changes nothing, another one is refused by name', async () => {
    const sitting = await resets.handedIn();
    const both = await Promise.all([
      resets.reset({ attempt_id: sitting.attempt.id }),
      resets.reset({ attempt_id: sitting.attempt.id }, 'admin'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const events = await resets.app.database
      .selectFrom('notification_event')
      .select('id')
      .where('type', '=', 'AttemptReset')
      .execute();
    const kept = await resets.app.database
      .selectFrom('reset_attempt')
      .select('id')
      .where('assignment_id', '=', resets.assignment)
      .execute();
    expect(kept).toHaveLength(1);
    const other = await resets.reset({ retake: 'none' }, 'admin');
    expect(other.body).toMatchObject({ status: 409, code: 'attemptAlreadyReset' });
    const after = await resets.app.database
      .selectFrom('notification_event')
      .select('id')
      .where('type', '=', 'AttemptReset')
      .execute();
    expect(after).toHaveLength(events.length);
  });

  test('what the student has done anew since is left alone', async () => {
    const old = await resets.handedIn();
    await resets.reset({ attempt_id: old.attempt.id });
    const fresh = await resets.handedIn();
    expect(fresh.attempt.number).toBe(0);
    expect((await resets.reset({ attempt_id: old.attempt.id })).status).toBe(200);
    expect((await resets.own()).assignment.mine?.attempts).toMatchObject([{ id: fresh.attempt.id }]);
  });
});

test('every column of an attempt is kept when it is reset', async () => {
  const columns = async (table: string) =>
    (await resets.app.database.introspection.getTables())
      .find(({ name }) => name === table)
      ?.columns.map(({ name, dataType }) => `${name} ${dataType}`)
      .toSorted() ?? [];
  const added = ['reason text', 'reset_at timestamptz', 'reset_by int8', 'retake text'];
  expect((await columns('reset_attempt')).filter((column) => !added.includes(column))).toEqual(
    await columns('attempt'),
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { AnswerValue } from '@sen/api/contract/model';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let sitting: Sitting;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  sitting = await Sitting.begin(app, 'student', await newAssignment(app));
});
afterAll(() => app.stop());

const right = questionSamples.one_choice.right;
const wrong = questionSamples.one_choice.wrong;
const everything = (which: 'right' | 'wrong') =>
  sitting.questions.map(({ id, content }) => ({
    question_id: id,
    answer: questionSamples[content.type][which] satisfies AnswerValue,
  }));
const runJob = () => submitOverdue.run(app.app.services);
const stateNow = async () => (await sitting.reopen()).state;

describe('handing in', () => {
  test('marks at once what the server can mark; written answers wait', async () => {
    await sitting.save(everything('right'));
    const { status, body } = await sitting.submit();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'submitted',
      submitted_by: 'student',
      submitted_at: '2026-11-21T02:00:00.000Z',
      score: 70,
      final_score: 70,
      waiting_questions: 2,
    });
  });

  test('an attempt without answers is marked with 0', async () => {
    expect((await sitting.submit()).body.data).toMatchObject({
      state: 'marked',
      score: 0,
      waiting_questions: 0,
    });
  });

  test('ten times at once gives one result, and later the same', async () => {
    await sitting.save(everything('right'));
    const all = await Promise.all(Array.from({ length: 10 }, () => sitting.submit()));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(all.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    app.clock.pass({ hours: 2 });
    expect((await sitting.submit()).body.data).toEqual(all[0]?.body.data);
    expect((await sitting.autoSubmit()).body.data).toEqual(all[0]?.body.data);
  });

  test('waits for entries that the server does not hold', async () => {
    await sitting.saveOne('one_choice', right);
    const { status, body } = await sitting.submit(3);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'answersMissing', expected_seq: 2 });
    expect(await stateNow()).toBe('in_progress');
    expect((await sitting.submit(1)).status).toBe(200);
  });

  test('refuses further saves, but acknowledges earlier ones again', async () => {
    const entries = sitting.write([{ question_id: sitting.question('one_choice'), answer: right }]);
    await sitting.send(entries);
    await sitting.submit();
    const more = sitting.write([{ question_id: sitting.question('one_choice'), answer: wrong }]);
    expect(await sitting.send(more)).toMatchObject({
      status: 409,
      body: { code: 'attemptOver', expected_seq: 2 },
    });
    expect((await sitting.send(entries)).body.data.acknowledged_seq).toBe(1);
    expect((await sitting.send([...entries, ...more])).body).toMatchObject({ code: 'attemptOver' });
  });

  test("is not for somebody else's attempt", async () => {
    const body = { attempt_id: sitting.attempt.id };
    const other = await app.call('submitAttempt', 'otherStudent', { path: { id: '1' }, body });
    expect(other.status).toBe(404);
    expect((await app.call('submitAttempt', 'student', { path: { id: '4' }, body })).status).toBe(404);
    expect((await app.call('autoSubmitAttempt', 'otherStudent', { as: 'form', body })).status).toBe(404);
  });

  test('by time is refused before the time', async () => {
    sitting.toDeadline(-1);
    const early = await sitting.autoSubmit();
    expect(early).toMatchObject({ status: 409, body: { code: 'notTimeYet' } });
    expect(early.body.message).not.toMatch(/…/);
    sitting.toDeadline(0);
    expect((await sitting.autoSubmit()).body.data).toMatchObject({
      submitted_by: 'time',
      submitted_at: sitting.attempt.deadline,
    });
  });
});

describe('late (R11)', () => {
  test.each([
    [-1, 'student'],
    [0, 'time'],
    [1, 'time'],
    [20, 'time'],
  ] as const)('at %d s it is accepted, by %s', async (seconds, by) => {
    await sitting.saveOne('one_choice', right);
    sitting.toDeadline(seconds);
    const { status, body } = await sitting.submit();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ submitted_by: by, score: 8 });
  });

  test('at 60 s with a missing answer it is reported, and the saved ones are handed in', async () => {
    await sitting.saveOne('one_choice', right);
    sitting.toDeadline(60);
    expect(await sitting.submit(2)).toMatchObject({
      status: 409,
      body: { code: 'answerTooLate', expected_seq: 2 },
    });
    const { body } = await sitting.autoSubmit();
    expect(body.data).toMatchObject({
      submitted_by: 'time',
      submitted_at: sitting.attempt.deadline,
      score: 8,
    });
  });

  test.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [20, 200],
    [21, 409],
    [60, 409],
  ])('an answer at %d s gets %d', async (seconds, status) => {
    sitting.toDeadline(seconds);
    const saved = await sitting.saveOne('one_choice', right);
    expect(saved.status).toBe(status);
    if (status === 409) expect(saved.body).toMatchObject({ code: 'answerTooLate', expected_seq: 1 });
  });
});

describe('when the time runs out (R12)', () => {
  test('the server hands in what it holds', async () => {
    await sitting.save(everything('right'));
    sitting.toDeadline(-1);
    await runJob();
    expect(await stateNow()).toBe('in_progress');
    sitting.toDeadline(1);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect((await sitting.submit()).body.data).toMatchObject({
      submitted_by: 'time',
      submitted_at: sitting.attempt.deadline,
      score: 70,
    });
  });

  test('answers of the grace still count, and it is marked again', async () => {
    await sitting.saveOne('one_choice', wrong);
    sitting.toDeadline(2);
    await runJob();
    sitting.toDeadline(19);
    const late = await sitting.saveOne('one_choice', right);
    expect(late).toMatchObject({ status: 200, body: { data: { state: 'marked', acknowledged_seq: 2 } } });
    const written = await sitting.saveOne('long_answer', questionSamples.long_answer.right);
    expect(written.body.data.state).toBe('submitted');
    expect((await sitting.autoSubmit()).body.data).toMatchObject({ score: 8, waiting_questions: 1 });
  });

  test('requesting the result waits for the journal, and then ends saving', async () => {
    sitting.toDeadline(2);
    await runJob();
    expect((await sitting.autoSubmit(1)).body).toMatchObject({ code: 'answersMissing', expected_seq: 1 });
    await sitting.saveOne('one_choice', wrong);
    expect((await sitting.autoSubmit()).body.data.score).toBe(0);
    expect((await sitting.saveOne('one_choice', right)).body.code).toBe('attemptOver');
  });

  test('many at once are all handed in', async () => {
    const assignment = await newAssignment(app, { duration_minutes: 5 });
    const { started_at, deadline } = sitting.attempt;
    // More than one group of the job.
    await sql`
      with made as (
        insert into assignment (company_id, exam_id, classroom_id, starts_at, ends_at, duration_minutes, retakes,
          deduction_percent, questions_per_page, created_by)
        select company_id, exam_id, classroom_id, starts_at, ends_at, 5, 0, 0, 5, created_by
        from assignment, generate_series(1, 250) where id = ${assignment} returning id)
      insert into attempt (assignment_id, user_id, number, started_at, deadline, seed)
      select id, 5, 0, ${started_at}::timestamptz, ${deadline}::timestamptz, 'x' from made`.execute(
      app.database,
    );
    sitting.toDeadline(1);
    await Promise.all([runJob(), runJob()]);
    const states = await sql`select state, count(*)::int as count from attempt group by state`.execute(
      app.database,
    );
    expect(states.rows.find((row) => Object.values(row ?? {}).includes('in_progress'))).toBeUndefined();
  });
});

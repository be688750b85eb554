import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Answer, Problem, QuestionContent } from '@sen/api/contract/model';
import { questionSamples } from '@sen/api/fixtures/questions';
import { people } from '@sen/api/fixtures/people';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Started = Answer<'startAttempt'> & Problem;
type Assigned = Answer<'getAssignment'> & Problem;

let app: TestApp;
let assignment: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  assignment = await newAssignment(app);
});
afterAll(() => app.stop());

const start = (who: Parameters<TestApp['call']>[1] = 'student', id = assignment, exam = '1') =>
  app.call<Started>('startAttempt', who, { path: { id: exam }, body: { assignment_id: id } });
const ready = (id = assignment, language: 'vi' | 'en' = 'vi') =>
  app.call<Assigned>('getAssignment', 'student', { path: { id }, language });

describe('starting', () => {
  test('gives the paper, the deadline and the time of the server', async () => {
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      number: 0,
      state: 'in_progress',
      started_at: '2026-11-21T02:00:00.000Z',
      deadline: '2026-11-21T02:45:00.000Z',
      student: { id: people.student.id, name: people.student.name },
      answers: [],
      server_seq: 0,
    });
    const questions = body.data.paper.parts.flatMap((part) => part.questions);
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    expect(new Set(questions.map(({ content }) => content.type)).size).toBe(11);
  });

  test('twice, or ten times at once, gives the same attempt', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(1);
    app.clock.pass({ minutes: 5 });
    const again = await start();
    expect(again.body.data.id).toBe(all[0]?.body.data.id);
    expect(again.body.data.deadline).toBe('2026-11-21T02:45:00.000Z');
    expect(again.body.data.paper).toEqual(all[0]?.body.data.paper);
  });

  test('never gives time beyond the end of the assignment', async () => {
    const short = await newAssignment(app, { ends_at: new Date('2026-11-21T02:20:00Z') });
    expect((await start('student', short)).body.data.deadline).toBe('2026-11-21T02:20:00.000Z');
  });

  test('shows clauses, right sides and words in an order that does not reveal the key', async () => {
    const ids = (content: QuestionContent | undefined) => {
      switch (content?.type) {
        case 'order_clauses':
          return content.clauses.map(({ id }) => id).join();
        case 'match_clauses':
          return content.right.map(({ id }) => id).join();
        case 'drag_to_blank':
          return content.words.map(({ id }) => id).join();
        case 'one_choice':
          return content.options.map(({ id }) => id).join();
        default:
          return '';
      }
    };
    const seen = new Map<string, Set<string>>();
    const tries = 25;
    for (let round = 0; round < tries; round += 1) {
      const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
      for (const { content } of sitting.questions)
        seen.set(content.type, (seen.get(content.type) ?? new Set()).add(ids(content)));
    }
    for (const type of ['order_clauses', 'match_clauses', 'drag_to_blank'] as const)
      expect(seen.get(type)?.size, type).toBeGreaterThan(4);
    const { key } = questionSamples.order_clauses;
    expect(seen.get('order_clauses')).not.toContain(key.type === 'order_clauses' ? key.order.join() : '');
    expect(seen.get('one_choice')?.size, 'this question is not to be shuffled').toBe(1);
  });

  test('shuffles options when the question says so, and questions within their part when the exam does', async () => {
    await sql`update question set shuffle = true`.execute(app.database);
    await sql`update exam set shuffle = true where id = 4`.execute(app.database);
    const orders = new Set<string>();
    const options = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const id = await newAssignment(app, { exam_id: '4' });
      const { paper } = (await start('student', id, '4')).body.data;
      orders.add(paper.parts.flatMap(({ questions }) => questions.map((question) => question.id)).join());
      options.add(JSON.stringify(paper));
      expect(paper.parts.map(({ score }) => score)).toEqual([50, 50]);
    }
    await sql`update question set shuffle = false`.execute(app.database);
    expect(orders.size).toBeGreaterThan(4);
    expect(options.size).toBe(8);
  });
});

describe('a retake', () => {
  test('has the next number and its deduction', async () => {
    const first = await Sitting.begin(app, 'student', assignment);
    await first.submit();
    const second = await Sitting.begin(app, 'student', assignment);
    expect(second.attempt.number).toBe(1);
    expect(second.attempt.id).not.toBe(first.attempt.id);
    await second.saveOne('one_choice', questionSamples.one_choice.right);
    const { body } = await second.submit();
    expect(body.data).toMatchObject({ number: 1, score: 8, deduction_percent: 10, final_score: 7.2 });
    const third = await start();
    expect(third.status).toBe(409);
    expect(third.body).toMatchObject({ code: 'noAttemptLeft', message: expect.stringContaining('2') });
    const { body: seen } = await ready();
    expect(seen.data).toMatchObject({ may_start: false, refusal: { code: 'noAttemptLeft' } });
    expect(seen.data.assignment.mine).toMatchObject({ attempts_left: 0, best_score: 7.2 });
    expect(seen.data.assignment.mine?.attempts.map(({ number }) => number)).toEqual([0, 1]);
  });

  test('hands in an attempt that is over its deadline, and begins', async () => {
    const first = await Sitting.begin(app, 'student', assignment);
    first.toDeadline(3);
    const second = await Sitting.begin(app, 'student', assignment);
    expect(second.attempt.number).toBe(1);
    expect(await first.reopen()).toMatchObject({ state: 'marked' });
  });
});

describe('refused with a reason', () => {
  const refusal = async (id: string, code: string, status: number) => {
    const { body } = await ready(id, 'en');
    expect(body.data).toMatchObject({ may_start: false, refusal: { code } });
    expect(body.data.refusal?.message).not.toMatch(/…|\{/);
    const started = await start('student', id);
    expect(started).toMatchObject({ status, body: { code } });
  };

  test('before it opens and when it is over', async () => {
    const later = new Date('2026-11-21T03:00:00Z');
    await refusal(
      await newAssignment(app, { starts_at: later, ends_at: new Date('2026-11-21T05:00:00Z') }),
      'assignmentNotOpen',
      403,
    );
    await refusal(
      await newAssignment(app, { ends_at: new Date('2026-11-21T02:00:00Z') }),
      'assignmentOver',
      409,
    );
  });

  test('a locked exam; one that runs already goes on', async () => {
    const running = await Sitting.begin(app, 'student', assignment);
    const other = await newAssignment(app);
    await sql`update exam set status = 'locked', locked_from = 'published' where id = 1`.execute(
      app.database,
    );
    await refusal(other, 'examLocked', 409);
    expect((await start()).body.data.id).toBe(running.attempt.id);
    expect((await running.saveOne('true_false', { type: 'true_false', value: true })).status).toBe(200);
    await sql`update exam set status = 'published', locked_from = null where id = 1`.execute(app.database);
  });

  test('who is not among the participants', async () => {
    const named = await newAssignment(app, { everyone: false });
    await app.database
      .insertInto('assignment_participant')
      .values({ assignment_id: named, user_id: people.otherStudent.id })
      .execute();
    await refusal(named, 'notAParticipant', 403);
    expect((await start('otherStudent', named)).status).toBe(200);
  });

  test('a foreign class, another exam and an unknown one give 404', async () => {
    const other = await newAssignment(app, { company_id: '2', classroom_id: '3' });
    for (const [id, exam] of [
      [other, '1'],
      [assignment, '2'],
      ['999999', '1'],
    ] as const)
      expect((await start('student', id, exam)).status).toBe(404);
    expect((await ready(other)).status).toBe(404);
    const attempt = await Sitting.begin(app, 'student', assignment);
    const attemptCall = { path: { id: '1' }, query: { attempt_id: attempt.attempt.id } };
    expect((await app.call('getAttempt', 'otherStudent', attemptCall)).status).toBe(404);
    expect((await app.call('getAttempt', 'student', { ...attemptCall, path: { id: '2' } })).status).toBe(404);
  });

  test('takes its body as a form too', async () => {
    const call = { path: { id: '1' }, body: { assignment_id: assignment }, as: 'form' } as const;
    const { status, body } = await app.call<Started>('startAttempt', 'student', call);
    expect([status, body.data.id]).toEqual([200, (await start()).body.data.id]);
  });

  test('teachers take no exams', async () => {
    expect((await start('teacher')).status).toBe(403);
    expect((await start(null)).status).toBe(401);
  });
});

test('an exam without attempts left comes after those that can be taken, though it ends before them', async () => {
  const once = await newAssignment(app, { retakes: 0, ends_at: new Date('2026-11-21T02:40:00Z') });
  await (await Sitting.begin(app, 'otherStudent', once)).submit();
  const { body } = await app.call<Answer<'listAssignments'>>('listAssignments', 'otherStudent', {
    query: { limit: 100 },
  });
  const place = (id: string) => body.data.findIndex((one) => one.id === id);
  const last = body.data.findLastIndex(({ timing, mine }) => timing === 'happening' && mine?.attempts_left);
  expect(place(assignment)).toBeGreaterThanOrEqual(0);
  expect(place(once)).toBeGreaterThan(last);
  expect(place(once)).toBeGreaterThan(place(assignment));
});

test('the own exams are listed, a running attempt and then those to act on first, with what was done', async () => {
  const list = (query: Record<string, string | number | string[]>) =>
    app.call<Answer<'listAssignments'>>('listAssignments', 'otherStudent', { query });
  await newAssignment(app, { ends_at: new Date('2026-11-21T02:30:00Z') });
  const sitting = await Sitting.begin(app, 'otherStudent', assignment);
  const before = (await list({ limit: 100 })).body.data;
  const isRunning = before.map(({ mine }) => mine?.attempts.some(({ state }) => state === 'in_progress'));
  expect(isRunning).toEqual(isRunning.toSorted((one, other) => Number(other) - Number(one)));
  expect(isRunning[before.findIndex(({ id }) => id === assignment)]).toBe(true);
  expect(before[0]?.mine?.server_time).toBe('2026-11-21T02:00:00.000Z');
  await sitting.submit();
  const { body } = await list({ limit: 100 });
  const timings = body.data.map(({ timing }) => timing);
  const rank = { happening: 1, not_started: 2, finished: 3 };
  const ranks = body.data.map(({ timing, mine }) => (mine?.attempts_left === 0 ? 3 : rank[timing]));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(timings)).toEqual(new Set(['happening', 'not_started', 'finished']));
  expect(body.data.find(({ id }) => id === assignment)?.mine).toMatchObject({
    attempts: [{ number: 0, state: 'marked', score: 0 }],
    attempts_left: 1,
    best_score: 0,
  });
  const fixed = await list({ 'fixed[]': ['finished', 'not_started'], limit: 100 });
  expect(fixed.body.data.map(({ id }) => id)).toEqual(
    body.data.filter(({ timing }) => timing !== 'happening').map(({ id }) => id),
  );
  const title = body.data[0]?.title ?? '';
  const named = await list({ 'fixed[]': ['finished'], 'fieldName[]': ['title'], 'keyword[]': [title] });
  expect(named.body.data.every((one) => one.timing === 'finished' && one.title === title)).toBe(true);
  const happening = await list({ current_time: 1, limit: 5, page: 1 });
  expect(happening.body.data.every(({ timing }) => timing === 'happening')).toBe(true);
  expect(happening.body.total).toBeLessThan(body.total);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Answer, AnswerValue, AttemptResult, Problem } from '@sen/api/contract/model';
import { questionSamples } from '@sen/api/fixtures/questions';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let other: TestApp;
let students: { token: string }[];
let assignment: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  other = await app.another();
  const rows = await app.database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', '1')
    .execute();
  students = await Promise.all(
    rows.map(async ({ user_id }) => ({ token: await app.app.services.sessions.begin(user_id, '127.0.0.1') })),
  );
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  assignment = await newAssignment(app);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const right = questionSamples.one_choice.right satisfies AnswerValue;

test('a class starts at once, each student in both processes: one attempt each (R14)', async () => {
  const start = (server: TestApp, who: { token: string }) =>
    server.call<Answer<'startAttempt'> & Problem>('startAttempt', who, {
      path: { id: '1' },
      body: { assignment_id: assignment },
    });
  const pairs = await Promise.all(students.map((who) => Promise.all([start(app, who), start(other, who)])));
  for (const [one, two] of pairs) {
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data.id).toBe(two.body.data.id);
    expect(one.body.data.deadline).toBe('2026-11-21T02:45:00.000Z');
    expect(one.body.data.paper).toEqual(two.body.data.paper);
  }
  expect(new Set(pairs.map(([one]) => one.body.data.id)).size).toBe(students.length);
});

test('answers saved through one are known to the other, and handed in there ten times (R10)', async () => {
  const sittings = await Promise.all(students.map((who) => Sitting.begin(app, who, assignment)));
  await Promise.all(
    sittings.map(async (sitting, index) => {
      const question_id = sitting.question('one_choice');
      const entries = sitting.write([{ question_id, answer: right }]);
      await sitting.send(entries, sitting.journal, sitting.who, index % 2 === 0 ? app : other);
    }),
  );
  const results = await Promise.all(
    sittings.map((sitting) =>
      Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? other : app).call<{ data: AttemptResult }>('submitAttempt', sitting.who, {
            path: { id: '1' },
            body: { attempt_id: sitting.attempt.id, journal_id: sitting.journal.id, last_seq: 1 },
          }),
        ),
      ),
    ),
  );
  for (const ten of results) {
    expect(new Set(ten.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`)).size).toBe(1);
    expect(ten[0]?.body.data.score).toBe(8);
  }
});

test('both hand in what is overdue while late answers arrive through both: nothing is lost and all is marked', async () => {
  const sittings = await Promise.all(students.map((who) => Sitting.begin(app, who, assignment)));
  sittings[0]?.toDeadline(1);
  const saves = sittings.map((sitting, index) => {
    const entries = sitting.write([{ question_id: sitting.question('one_choice'), answer: right }]);
    return sitting.send(entries, sitting.journal, sitting.who, index % 2 === 0 ? app : other);
  });
  const jobs = [app, other, app, other].map(({ app: { services } }) => submitOverdue.run(services));
  const answers = await Promise.all(saves);
  await Promise.all(jobs);
  await submitOverdue.run(app.app.services);
  expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
  const { rows } = await sql<{ state: string; by: string; score: number; count: number }>`
    select state, submitted_by as by, score, count(*)::int as count from attempt
    where assignment_id = ${assignment} group by state, submitted_by, score`.execute(app.database);
  expect(rows).toEqual([{ state: 'marked', by: 'time', score: 8, count: students.length }]);
});

import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAttempts } from '../../store/attempts/startRows.ts';
import { insertLesson } from '../../testing/insertLesson.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Query = NonNullable<Parameters<TestClasses['app']['call']>[2]>['query'];
type Person = Parameters<TestClasses['app']['call']>[1];

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());

const enrolled = { student_ids: [people.student.id] };
const listOf = async (as: Person, query: Query = {}) =>
  (await made.app.call<Answer<'listMyCourses'>>('listMyCourses', as, { query: { limit: 8, ...query } })).body;
const rowOf = async (id: string, as: Person = 'student') =>
  (await listOf(as, { limit: 100 })).data.find((row) => row.id === id);

/** An exam of the class that the student has handed in with this score. */
async function handIn(classId: string, exam: string, score: number): Promise<string> {
  const { database, clock } = made.app;
  const { id } = await database
    .insertInto('assignment')
    .values({
      company_id: demoCompany.id,
      exam_id: exam,
      classroom_id: classId,
      starts_at: new Date(clock.now().getTime() - 60_000),
      ends_at: new Date(clock.now().getTime() + 3_600_000),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = { startedAt: clock.now(), deadline: clock.now() };
  await insertAttempts(database, [
    { assignmentId: id, userId: people.student.id, number: 0, seed: 'x', ...at },
  ]);
  const marked = {
    state: 'marked' as const,
    submitted_at: clock.now(),
    submitted_by: 'student' as const,
    score,
    final_score: score,
  };
  await database.updateTable('attempt').set(marked).where('assignment_id', '=', id).execute();
  return id;
}

it('shows a student the classes that they attend, and managers none of a registration', async () => {
  const classroom = await made.added(enrolled);
  const foreign = await made.added();
  expect(await rowOf(classroom.id)).toMatchObject({
    course_id: classroom.course_id,
    classroom_name: classroom.classroom_name,
    registration: 'registered',
    completion: 'not_completed',
    timing: 'happening',
  });
  expect(await rowOf(foreign.id)).toBeUndefined();
  expect(await rowOf(classroom.id, 'teacher')).toMatchObject({ registration: null, completion: null });
  const hidden = await made.added({ ...enrolled, checkPublished: false });
  expect(await rowOf(hidden.id)).toBeUndefined();
});

it('shows what the student has asked for until it is decided', async () => {
  const classroom = await made.added();
  await made.app.call('register', 'student', { body: { classroom_id: classroom.id } });
  expect(await rowOf(classroom.id)).toMatchObject({ registration: 'awaiting_approval', completion: null });
  const waiting = await listOf('student', { status: 'Request' });
  expect(waiting.data.map(({ id }) => id)).toEqual([classroom.id]);
  const filtered = await listOf('student', {
    'fieldName[]': ['registration'],
    'keyword[]': ['awaiting_approval'],
  });
  expect(filtered.data.map(({ id }) => id)).toEqual([classroom.id]);
  expect((await listOf('admin', { status: 'Request' })).data.map(({ id }) => id)).toEqual([classroom.id]);
  const { request_id } = await made.app.database
    .selectFrom('registration_request')
    .select('id as request_id')
    .where('asked_class_id', '=', classroom.id)
    .executeTakeFirstOrThrow();
  await made.app.call('approveRequests', 'admin', {
    body: { request_ids: [request_id], classroom_id: classroom.id },
  });
  expect(await rowOf(classroom.id)).toMatchObject({ registration: 'registered' });
  expect((await listOf('student', { status: 'Request' })).total).toBe(0);
});

it('limits the list to free or to business courses', async () => {
  const classroom = await made.added(enrolled);
  const isListed = async (is_free: 0 | 1) =>
    (await listOf('student', { limit: 100, is_free })).data.some(({ id }) => id === classroom.id);
  expect([await isListed(1), await isListed(0)]).toEqual([true, false]);
});

it('takes eight a page, and each timing on its own or together', async () => {
  const coming = await made.added({
    ...enrolled,
    classroom_start_time: made.hours(2),
    classroom_end_time: made.hours(9),
  });
  const all = await listOf('student', { limit: 100 });
  const parts = await Promise.all(
    [{ current_time: 1 }, { end_time: 1 }, { comming_time: 1 }].map((variant) =>
      listOf('student', { limit: 100, ...variant }),
    ),
  );
  expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  expect(parts[2]?.data.map(({ id }) => id)).toContain(coming.id);
  const both = await listOf('student', { limit: 100, current_time: 1, comming_time: 1 });
  expect(both.total).toBe((parts[0]?.total ?? 0) + (parts[2]?.total ?? 0));
  const refused = await made.app.call<Problem>('listMyCourses', 'student', { query: { limit: 7 } });
  expect(refused.status).toBe(422);
});

it('derives the completion from what is handed in, as far as the student sees the scores', async () => {
  const classroom = await made.added(enrolled);
  const assigned = await handIn(classroom.id, made.exam, 80);
  expect((await rowOf(classroom.id))?.completion).toBe('pass');
  const set = async (change: object) =>
    made.app.database.updateTable('assignment').set(change).where('id', '=', assigned).execute();
  await set({ show_score: 'never', show_answers: 'never', show_key: 'never' });
  expect((await rowOf(classroom.id))?.completion).toBe('completed');
  await set({ show_score: 'at_once' });
  const failed = { score: 40, final_score: 40 };
  await made.app.database.updateTable('attempt').set(failed).where('assignment_id', '=', assigned).execute();
  expect((await rowOf(classroom.id))?.completion).toBe('not_completed');
  const over = { ends_at: made.app.clock.now() };
  await made.app.database.updateTable('classroom').set(over).where('id', '=', classroom.id).execute();
  expect((await rowOf(classroom.id))?.completion).toBe('not_pass');
});

it('asks for the lessons of the class too', async () => {
  const { database, clock } = made.app;
  const classroom = await made.added(enrolled);
  await handIn(classroom.id, made.exam, 80);
  expect((await rowOf(classroom.id))?.completion).toBe('pass');
  const { id: lesson_id } = await insertLesson(made.app, {
    companyId: demoCompany.id,
    createdBy: people.teacher.id,
    name: `Bài của lớp ${classroom.id}`,
  });
  const { id: session_id } = await database
    .updateTable('classroom_session')
    .set({ lesson_id, kind: 'lesson' })
    .where('classroom_id', '=', classroom.id)
    .where('position', '=', 0)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await rowOf(classroom.id))?.completion).toBe('not_completed');
  const at = clock.now();
  await database
    .insertInto('lesson_progress')
    .values({
      classroom_id: classroom.id,
      session_id,
      user_id: people.student.id,
      opened_at: at,
      last_at: at,
      completed_at: at,
    })
    .execute();
  expect((await rowOf(classroom.id))?.completion).toBe('pass');
});

import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, AssignmentDraft, NewStudents, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type One = Answer<'getClass'>;
type Added = Answer<'addClassStudents'> & Problem;
type Removed = Answer<'removeClassStudents'> & Problem;

let app: TestApp;
let course: string;
let exam: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<Answer<'listClasses'>>('listClasses', 'teacher');
  course = body.data[0]?.course_id ?? '';
  const published = app.database.selectFrom('exam').select('id').where('status', '=', 'published');
  exam = (await published.executeTakeFirstOrThrow()).id;
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
const { student, otherStudent, teacher } = people;
let count = 0;
/** A class without students that begins in so many hours. */
async function newClass(startsIn: number): Promise<string> {
  count += 1;
  const body = {
    course_id: course,
    classroom_name: `Lớp bổ sung ${count}`,
    classroom_code: `BS-${count}`,
    teacher_id: teacher.id,
    classroom_start_time: hours(startsIn).toISOString(),
    classroom_end_time: hours(240).toISOString(),
  };
  const made = await app.call<Answer<'addClass'> & Problem>('addClass', 'admin', { body });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data.id;
}
const add = (id: string, body: NewStudents, query: Record<string, string[]> = {}) =>
  app.call<Added>('addClassStudents', 'admin', { path: { id }, body, query });
const remove = (id: string, student_ids: string[], query: { confirmed?: 1 } = {}) =>
  app.call<Removed>('removeClassStudents', 'admin', { path: { id }, query, body: { student_ids } });
const studentsOf = async (id: string) =>
  (await app.call<One>('getClass', 'teacher', { path: { id } })).body.data.student_ids ?? [];
const notified = async (type: string, id: string) => {
  const events = await app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', type)
    .execute();
  return events.flatMap(({ facts, recipients }) =>
    JSON.stringify(facts).includes(`"classroom_id":"${id}"`) ? [recipients] : [],
  );
};

describe('adding students', () => {
  test('by id adds each once and notifies who is new, in one event', async () => {
    const id = await newClass(1);
    expect((await add(id, { student_ids: [student.id, student.id] })).body.data).toEqual({
      added: 1,
      already: 0,
      invalid: 0,
      not_found: [],
    });
    const both = await add(id, { student_ids: [student.id, otherStudent.id, teacher.id] });
    expect(both.body.data).toMatchObject({ added: 1, already: 1, invalid: 1 });
    expect((await add(id, { student_ids: [student.id] })).body.data).toMatchObject({ added: 0, already: 1 });
    expect(await notified('ClassJoined', id)).toEqual([[student.id], [otherStudent.id]]);
  });

  test('by codes and email addresses names those that nobody has', async () => {
    const id = await newClass(1);
    const codes = [` ${student.email.toUpperCase()} `, otherStudent.membership_code ?? '', 'HV-0404', ' '];
    const { body } = await add(id, { codes: [...codes, teacher.email] });
    expect(body.data).toMatchObject({ added: 2, not_found: ['HV-0404', teacher.email] });
    expect((await studentsOf(id)).toSorted()).toEqual([student.id, otherStudent.id]);
  });

  test('that match the filters of the list of members', async () => {
    const id = await newClass(1);
    const filters = { 'fieldName[]': ['name'], 'keyword[]': ['do minh'] };
    expect((await add(id, { everyone: true }, filters)).status).toBe(200);
    const named = await app.database
      .selectFrom('user_account')
      .select(['id', 'name', 'role', 'company_id'])
      .where('id', 'in', await studentsOf(id))
      .execute();
    expect(named.map(({ name }) => name)).toContain(student.name);
    for (const { name, role, company_id } of named)
      expect([name.startsWith('Đỗ Minh'), role, company_id]).toEqual([true, 'student', demoCompany.id]);
  });

  test('is refused when none of them is a student of the unit', async () => {
    const id = await newClass(1);
    const abroad = app.database
      .selectFrom('user_account')
      .select('id')
      .where('company_id', '=', secondCompany.id)
      .where('role', '=', 'student');
    const foreign = await abroad.executeTakeFirstOrThrow();
    for (const body of [{ student_ids: [foreign.id] }, { codes: ['HV-0404'] }, {}])
      expect((await add(id, body)).body).toMatchObject({ status: 422, code: 'noValidStudent' });
    expect(await studentsOf(id)).toEqual([]);
  });

  test('takes thousands in a few statements and one event', async () => {
    const id = await newClass(1);
    const model = await app.database
      .selectFrom('user_account')
      .select(['password_hash', 'sort_key', 'given_name_key', 'company_id', 'role'])
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...model,
      name: `Học viên ${index}`,
      status: 'active' as const,
      username: `nhieu${index}`,
      email: `nhieu${index}@sen.vn`,
    }));
    const ids: string[] = [];
    for (let from = 0; from < many.length; from += 1000) {
      const part = app.database.insertInto('user_account').values(many.slice(from, from + 1000));
      ids.push(...(await part.returning('id').execute()).map((row) => row.id));
    }
    const { body } = await add(id, { student_ids: ids });
    expect(body.data).toMatchObject({ added: 5000, invalid: 0 });
    const events = await notified('ClassJoined', id);
    expect(events.map((recipients) => recipients.length)).toEqual([5000]);
    expect((await add(id, { everyone: true })).body).toMatchObject({ status: 422, code: 'tooManyStudents' });
  });
});

describe('removing students', () => {
  test('of a class that has not started needs no confirmation and is idempotent', async () => {
    const id = await newClass(1);
    await add(id, { student_ids: [student.id, otherStudent.id] });
    expect((await remove(id, [student.id, teacher.id])).body.data).toEqual({ removed: 1 });
    expect((await remove(id, [student.id])).body.data).toEqual({ removed: 0 });
    expect(await studentsOf(id)).toEqual([otherStudent.id]);
    expect(await notified('ClassLeft', id)).toEqual([[student.id]]);
  });

  test('of a started class asks first and keeps attempts and marks', async () => {
    const id = await newClass(-1);
    await add(id, { student_ids: [student.id, otherStudent.id] });
    const assigned = await newAssignment(app, { classroom_id: id, exam_id: exam, everyone: false });
    const participants = [student, otherStudent].map(({ id: user_id }) => ({
      assignment_id: assigned,
      user_id,
    }));
    await app.database.insertInto('assignment_participant').values(participants).execute();
    const sitting = await Sitting.begin(app, 'student', assigned, exam);

    const refused = await remove(id, [student.id]);
    expect(refused.body).toMatchObject({ status: 409, code: 'classStartedRemoval' });
    expect(await studentsOf(id)).toHaveLength(2);

    expect((await remove(id, [student.id], { confirmed: 1 })).body.data).toEqual({ removed: 1 });
    const attempts = app.database.selectFrom('attempt').select('id').where('assignment_id', '=', assigned);
    expect(await attempts.execute()).toEqual([{ id: sitting.attempt.id }]);
    const left = await app.call('getClass', 'student', { path: { id } });
    expect(left.status).toBe(404);

    // The exam can still be changed for the others.
    const row = await app.database
      .selectFrom('assignment')
      .selectAll()
      .where('id', '=', assigned)
      .executeTakeFirstOrThrow();
    const body: AssignmentDraft = {
      survey_id: row.exam_id,
      start_time: row.starts_at.toISOString(),
      end_time: hours(20).toISOString(),
      duration_minutes: row.duration_minutes,
      retakes: row.retakes,
      deduction_percent: row.deduction_percent,
      questions_per_page: row.questions_per_page,
      student_ids: [otherStudent.id],
    };
    const changed = await app.call('changeAssignment', 'teacher', {
      path: { id, assignment_id: assigned },
      as: 'json',
      body,
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  });

  test('is not for the teacher of the class', async () => {
    const id = await newClass(1);
    const call = { path: { id }, body: { student_ids: [student.id] } };
    for (const operation of ['addClassStudents', 'removeClassStudents'] as const)
      expect((await app.call(operation, 'teacher', call)).status).toBe(403);
  });
});

describe('deleting classes', () => {
  const erase = (classroom_ids: string[]) =>
    app.call<Problem>('deleteClasses', 'admin', { body: { classroom_ids } });

  test('deletes those that have not begun with their exams, and tells their people', async () => {
    const id = await newClass(1);
    await add(id, { student_ids: [student.id] });
    await newAssignment(app, {
      classroom_id: id,
      exam_id: exam,
      starts_at: hours(2),
      ends_at: hours(3),
    });
    expect((await erase([id, id])).status).toBe(200);
    expect((await erase([id])).status).toBe(404);
    expect((await notified('ClassDeleted', id)).toSorted()).toEqual([[teacher.id], [student.id]]);
  });

  test('deletes none when one is running or has attempts, and names it', async () => {
    const [coming, running] = [await newClass(1), await newClass(-1)];
    const refused = await erase([coming, running]);
    expect(refused.body).toMatchObject({ status: 409, code: 'classRunning' });
    expect(refused.body.message).toContain(`“Lớp bổ sung ${count}”`);
    expect(await studentsOf(coming)).toEqual([]);

    await add(running, { student_ids: [student.id] });
    const assigned = await newAssignment(app, { classroom_id: running, exam_id: exam });
    await Sitting.begin(app, 'student', assigned, exam);
    await app.database
      .updateTable('classroom')
      .set({ ends_at: hours(0) })
      .where('id', '=', running)
      .execute();
    expect((await erase([running])).body).toMatchObject({ status: 409, code: 'classHasAttempts' });
  });
});

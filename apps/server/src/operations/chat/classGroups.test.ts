import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodiesOf, codesOf, TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
let classId: string;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
  const row = await app.database
    .selectFrom('classroom')
    .innerJoin('classroom_teacher', 'classroom_teacher.classroom_id', 'classroom.id')
    .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
    .select('classroom.id')
    .where('classroom_teacher.user_id', '=', people.teacher.id)
    .where('classroom_student.user_id', '=', people.student.id)
    .where('classroom.course_id', 'is not', null)
    .where('classroom.published', '=', true)
    .executeTakeFirstOrThrow();
  classId = row.id;
});
afterAll(() => app.stop());

const groupOf = async (id: string) => {
  const row = await app.database
    .selectFrom('conversation')
    .select('id')
    .where('classroom_id', '=', id)
    .executeTakeFirst();
  return row && { group: row.id };
};

it('has the people of the class, and follows them', async () => {
  const place = await groupOf(classId);
  if (!place) throw new Error('The class has no group.');
  await teacher.send(place, 'Chào cả lớp');
  expect((await student.read(place)).may_write).toBe(true);
  const student5 = app.database
    .deleteFrom('classroom_student')
    .where('classroom_id', '=', classId)
    .where('user_id', '=', people.student.id);
  await student5.execute();
  expect(codesOf(await student.trySending(place))).toBe('chatClassLeft');
  expect((await student.read(place)).why_not).toContain('hãy nhờ giáo viên của lớp');
  await app.database
    .insertInto('classroom_student')
    .values({ classroom_id: classId, user_id: people.student.id, joined_at: app.clock.now() })
    .execute();
  await student.send(place, 'Em vào lại');
  expect(bodiesOf(await student.read(place))).toEqual(['Em vào lại']);
});

it('keeps a teacher whose place in the list changes', async () => {
  const place = await groupOf(classId);
  if (!place) throw new Error('The class has no group.');
  await app.database.transaction().execute(async (transaction) => {
    const teachers = transaction.selectFrom('classroom_teacher').where('classroom_id', '=', classId);
    const kept = await teachers.selectAll().execute();
    await transaction.deleteFrom('classroom_teacher').where('classroom_id', '=', classId).execute();
    await transaction.insertInto('classroom_teacher').values(kept).execute();
  });
  expect(bodiesOf(await teacher.read(place))).toContain('Chào cả lớp');
  expect((await teacher.read(place)).may_write).toBe(true);
});

it('is changed by the class alone', async () => {
  const place = await groupOf(classId);
  const id = place?.group ?? '';
  expect(codesOf(await teacher.tryEditing(id, { title: 'Khác' }))).toBe('chatGroupOfClass');
  expect(codesOf(await teacher.leave(id))).toBe('chatGroupOfClass');
  const [group] = (await teacher.groups({ is_bubble: id })).data;
  expect(group).toMatchObject({
    classroom_id: classId,
    may_edit: false,
    may_leave: false,
    may_write: true,
  });
});

it('of a class that students do not see has none of them until it is published', async () => {
  const copied = await app.database
    .selectFrom('classroom')
    .select(['company_id', 'project_id', 'course_id', 'starts_at', 'ends_at', 'created_by'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const { id } = await app.database
    .insertInto('classroom')
    .values({ ...copied, name: 'Lớp ẩn', sort_key: 'lop an', code: 'LOP-AN', published: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const enrolled = { classroom_id: id, user_id: people.student.id, joined_at: app.clock.now() };
  await app.database.insertInto('classroom_student').values(enrolled).execute();
  expect(await groupOf(id)).toBeUndefined();
  await app.database
    .insertInto('classroom_teacher')
    .values({ classroom_id: id, user_id: people.teacher.id })
    .execute();
  const place = await groupOf(id);
  if (!place) throw new Error('The class has no group.');
  expect((await student.tryReading(place)).status).toBe(404);
  await app.database.updateTable('classroom').set({ published: true }).where('id', '=', id).execute();
  expect((await student.read(place)).may_write).toBe(true);
});

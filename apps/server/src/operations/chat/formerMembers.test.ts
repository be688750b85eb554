import { randomUUID } from 'node:crypto';
import type { Answer, ChatGroup } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
let otherStudent: TestChat;
let admin: TestChat;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
  otherStudent = new TestChat(app, 'otherStudent');
  admin = new TestChat(app, 'admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
});

it('who has left a group is not told who reads its messages since then', async () => {
  const { id: group } = await teacher.group(['student', 'otherStudent']);
  const client_id = randomUUID();
  const { id, number } = await student.send({ group }, { body: 'Em chào cả nhóm', client_id });
  await student.leave(group);
  await otherStudent.see({ group }, number);

  const readers = async (who: 'student' | 'teacher') =>
    (await app.call<Answer<'listMessageReaders'>>('listMessageReaders', who, { path: { id } })).body;
  const told = (chat: TestChat) => chat.read({ group }).then(({ data }) => data);
  expect(await told(teacher)).toMatchObject([
    { count_readers: 1, reader: [{ user_id: people.otherStudent.id }] },
  ]);
  expect((await readers('teacher')).total).toBe(1);
  expect(await told(student)).toMatchObject([{ count_readers: 0, reader: [] }]);
  expect(await readers('student')).toMatchObject({ data: [], total: 0 });
  // Nor by sending again what was sent before leaving.
  expect(await student.send({ group }, { body: 'Em chào cả nhóm', client_id })).toMatchObject({
    id,
    count_readers: 0,
    reader: [],
  });
});

describe('a group whose administrator is locked', () => {
  const administrators = ({ users }: ChatGroup) =>
    users.flatMap(({ id, is_administrator }) => (is_administrator ? [id] : [])).toSorted();
  const groupOf = async (id: string, as: 'student' | 'otherStudent') =>
    (await app.call<Answer<'getChatGroup'>>('getChatGroup', as, { path: { id } })).body.data;
  const lock = async (...names: (keyof typeof people)[]) => {
    const user_ids = names.map((name) => people[name].id);
    expect((await app.call('lockMembers', 'superAdmin', { body: { user_ids } })).status).toBe(200);
  };
  const unlock = async (...names: (keyof typeof people)[]) => {
    const ids = names.map((name) => people[name].id);
    expect((await app.call('unlockMembers', 'superAdmin', { body: { ids } })).status).toBe(200);
    // Locking has ended their sessions.
    for (const name of names) await app.signIn(name);
  };

  /** Of the teacher; the other student joined before the student. */
  async function group(): Promise<string> {
    const { id } = await teacher.group(['otherStudent']);
    app.clock.pass({ minutes: 1 });
    await teacher.tryEditing(id, { add_user_ids: [people.student.id] });
    return id;
  }

  it('is administered by the active member who joined first', async () => {
    const id = await group();
    await lock('teacher');
    expect(administrators(await groupOf(id, 'student'))).toEqual(
      [people.teacher.id, people.otherStudent.id].toSorted(),
    );
    expect((await student.tryEditing(id, { title: 'Tổ mới' })).status).toBe(403);
    expect((await otherStudent.tryEditing(id, { title: 'Tổ mới' })).status).toBe(200);
    expect((await app.call('deleteChatGroup', 'otherStudent', { path: { id } })).status).toBe(200);
    await unlock('teacher');
  });

  it('has another one when all are locked at once, or the active one leaves', async () => {
    const id = await group();
    await lock('teacher', 'otherStudent');
    expect((await groupOf(id, 'student')).is_administrator).toBe(true);
    await unlock('otherStudent');
    expect((await groupOf(id, 'otherStudent')).is_administrator).toBe(false);
    expect((await student.leave(id)).status).toBe(200);
    expect((await groupOf(id, 'otherStudent')).is_administrator).toBe(true);
    await unlock('teacher');
  });

  it('gets one as soon as a member is active again', async () => {
    const id = await group();
    await lock('teacher', 'otherStudent', 'student');
    await unlock('student');
    expect((await groupOf(id, 'student')).is_administrator).toBe(true);
    await unlock('teacher', 'otherStudent');
  });

  it('keeps its administrators where an active one is left', async () => {
    const { id } = await teacher.group(['student', 'admin'], { administrator_ids: [people.admin.id] });
    await lock('teacher');
    expect(administrators(await groupOf(id, 'student'))).toEqual(
      [people.teacher.id, people.admin.id].toSorted(),
    );
    expect(codesOf(await student.tryEditing(id, { title: 'Tổ mới' }))).toBe('chatGroupNotAdministrator');
    expect((await admin.tryEditing(id, { title: 'Tổ mới' })).status).toBe(200);
    await unlock('teacher');
  });
});

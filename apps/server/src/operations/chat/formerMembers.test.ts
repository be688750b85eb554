import { randomUUID } from 'node:crypto';
import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
let otherStudent: TestChat;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
  otherStudent = new TestChat(app, 'otherStudent');
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

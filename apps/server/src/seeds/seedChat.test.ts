import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedChat } from './seedChat.ts';
import { TestChat } from '../testing/TestChat.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database
    .transaction()
    .execute((transaction) => seedChat(transaction, app.app.services.files, app.clock.now()));
});
afterAll(() => app.stop());

it('has conversations in their order, some of them unread', async () => {
  const teacher = new TestChat(app, 'teacher');
  const student = new TestChat(app, 'student');
  expect(await teacher.unread()).toEqual({ count_unread: 4, count_direct: 3, count_groups: 1 });
  expect(await student.unread()).toEqual({ count_unread: 2, count_direct: 1, count_groups: 1 });
  const { data } = await teacher.people();
  expect(data.map(({ mess_last }) => mess_last?.body)).toEqual([
    expect.stringContaining('danh sách học viên vắng'),
    expect.stringContaining('báo thay ngay'),
  ]);
  const read = await student.read('teacher');
  expect(read.data.map(({ type }) => type)).toEqual([null, null, null, null, 'image', null]);
  const picture = read.data[4]?.file?.id ?? '';
  expect((await app.call('getFile', 'teacher', { path: { id: picture } })).status).toBe(200);
  const groups = (await teacher.groups()).data.filter(({ mess_last }) => mess_last !== null);
  expect(groups.map(({ classroom_id }) => classroom_id === null)).toEqual([false, true]);
});

import { randomUUID } from 'node:crypto';
import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { formatInstant } from '@sen/domain/time/formatInstant';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodiesOf, codesOf, TestChat } from '../../testing/TestChat.ts';
import { TestFile } from '../../testing/multipartOf.ts';
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

/** So many students of the teacher's unit. */
const demoPeople = (count: number) =>
  app.database
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'student')
    .where('status', '=', 'active')
    .where('admission', 'is', null)
    .where(
      'company_id',
      '=',
      app.database.selectFrom('user_account').select('company_id').where('id', '=', people.teacher.id),
    )
    .orderBy('id')
    .limit(count)
    .execute();

const names = ({ users }: { users: { name: string }[] }) => users.map(({ name }) => name).sort();

describe('making a group', () => {
  it('has the caller as its administrator, once however often it is sent', async () => {
    const client_id = randomUUID();
    const made = await teacher.group(['student', 'otherStudent'], { client_id, title: '  Lớp  tối ' });
    expect(made).toMatchObject({
      title: 'Lớp tối',
      classroom_id: null,
      count_users: 3,
      is_administrator: true,
      may_edit: true,
      mess_last: null,
    });
    expect(made.users.filter((one) => one.is_administrator).map(({ id }) => id)).toEqual([people.teacher.id]);
    expect((await teacher.group(['student'], { client_id, title: 'Khác' })).id).toBe(made.id);
    const [listed] = (await student.groups({ keyword: 'lop toi' })).data;
    expect(listed).toMatchObject({ id: made.id, is_administrator: false, may_edit: false, may_leave: true });
    expect((await student.groups({ keyword: 'không có' })).data).toEqual([]);
    expect((await admin.groups()).data.map(({ id }) => id)).not.toContain(made.id);
  });

  it.each([
    [{ title: ' ' }, { title: 'thisFieldIsRequired' }],
    [{ title: 'a'.repeat(201) }, { title: 'chatTitleTooLong' }],
    [{ user_ids: [] }, { user_ids: 'chatTooFewMembers' }],
    [{ user_ids: [people.teacher.id] }, { user_ids: 'chatTooFewMembers' }],
    [
      { user_ids: Array.from({ length: 500 }, (_, index) => `${index + 1000}`) },
      { user_ids: 'chatTooManyMembers' },
    ],
    [{ user_ids: ['987654321'] }, { user_ids: 'chatMembersUnreachable' }],
    [{ administrator_ids: [people.admin.id] }, { administrator_ids: 'chatNotMember' }],
  ])('%j is refused', async (body, codes) => {
    const answer = await teacher.tryGroup(['student'], body);
    expect([answer.status, codesOf(answer)]).toEqual([422, codes]);
  });
});

it('lists as many members as it counts, page by page, the administrators first', async () => {
  const { id } = await teacher.group(['student', 'otherStudent', 'admin'], {
    user_ids: (await demoPeople(11)).map((one) => one.id),
  });
  const page = async (number: number) =>
    (
      await app.call<Answer<'listChatMembers'>>('listChatMembers', 'teacher', {
        path: { id },
        query: { page: number, limit: 5 },
      })
    ).body;
  const pages = [await page(1), await page(2), await page(3)];
  const listed = pages.flatMap(({ data }) => data);
  expect(pages.map(({ total }) => total)).toEqual([12, 12, 12]);
  expect(new Set(listed.map((one) => one.id)).size).toBe(12);
  expect(listed.map((one) => one.is_administrator)).toEqual([
    true,
    ...Array.from({ length: 11 }, () => false),
  ]);
});

describe('changing a group', () => {
  it('is for its administrators', async () => {
    const { id } = await teacher.group(['student', 'otherStudent']);
    const refused = await student.tryEditing(id, { title: 'Của em' });
    expect([refused.status, codesOf(refused)]).toEqual([403, 'chatGroupNotAdministrator']);
    const picture = new TestFile('nhóm.png', pictureBytes.png());
    const edited = await teacher.tryEditing(id, {
      title: 'Tổ Toán',
      picture,
      add_user_ids: [people.admin.id],
      remove_user_ids: [people.otherStudent.id],
      administrator_ids: [people.student.id, people.teacher.id],
    });
    expect(edited.body.data).toMatchObject({ title: 'Tổ Toán', count_users: 3 });
    expect(names(edited.body.data)).toEqual(
      [people.admin.name, people.student.name, people.teacher.name].sort(),
    );
    const file = edited.body.data.picture?.replace('/api/files/', '') ?? '';
    const read = async (as: keyof typeof people) =>
      (await app.call('getFile', as, { path: { id: file } })).status;
    expect([await read('student'), await read('staff')]).toEqual([200, 404]);
    expect((await student.tryEditing(id, { picture: null })).body.data.picture).toBeNull();
  });

  it('leaves it neither without an administrator, nor with one member, nor without the caller', async () => {
    const { id } = await teacher.group(['student']);
    const refusals = [
      await teacher.tryEditing(id, { administrator_ids: [] }),
      await teacher.tryEditing(id, { administrator_ids: [people.admin.id] }),
      await teacher.tryEditing(id, { remove_user_ids: [people.teacher.id] }),
      await teacher.tryEditing(id, { add_user_ids: ['987654321'] }),
      await teacher.tryEditing(id, { title: '' }),
      await teacher.tryEditing(id, { remove_user_ids: [people.student.id] }),
    ];
    expect(refusals.map(codesOf)).toEqual([
      { administrator_ids: 'thisFieldIsRequired' },
      { administrator_ids: 'chatNotMember' },
      expect.objectContaining({ remove_user_ids: 'chatRemovesOneself' }),
      { add_user_ids: 'chatMembersUnreachable' },
      { title: 'thisFieldIsRequired' },
      { remove_user_ids: 'chatTooFewMembers' },
    ]);
  });
});

describe('who has seen a message', () => {
  const readers = (who: keyof typeof people, id: string, query: object = {}) =>
    app.call<Answer<'listMessageReaders'> & Problem>('listMessageReaders', who, {
      path: { id },
      query: { ...query },
    });

  it('is listed in full, page by page, however many they are', async () => {
    const { id: group } = await teacher.group(['student', 'otherStudent']);
    const { id, number } = await teacher.send({ group }, 'Cả lớp đọc nhé');
    expect((await readers('teacher', id)).body).toMatchObject({ data: [], total: 0 });
    const others = await app.database
      .selectFrom('user_account')
      .select('id')
      .where('id', 'not in', [people.teacher.id, people.student.id, people.otherStudent.id])
      .limit(24)
      .execute();
    const joined = { conversation_id: group, joined_at: app.clock.now(), joined_number: 0 };
    const seen = others.map(({ id: user_id }) => ({ ...joined, user_id, seen_number: number }));
    await app.database.insertInto('conversation_member').values(seen).execute();
    await student.see({ group }, number);
    const first = (await readers('teacher', id, { limit: 20 })).body;
    const second = (await readers('teacher', id, { limit: 20, page: 2 })).body;
    expect([first.total, first.data.length, second.data.length]).toEqual([25, 20, 5]);
    const ids = [...first.data, ...second.data].map(({ user_id }) => user_id);
    expect(ids.toSorted()).toEqual([people.student.id, ...others.map((one) => one.id)].toSorted());
  });

  it('is told to those who read the message, and to nobody else', async () => {
    const { id: group } = await teacher.group(['student', 'otherStudent']);
    await otherStudent.leave(group);
    const { id } = await teacher.send({ group }, 'Sau khi rời nhóm');
    expect((await readers('student', id)).status).toBe(200);
    for (const who of ['otherStudent', 'admin', 'superAdmin'] as const)
      expect((await readers(who, id)).status).toBe(404);
  });
});

describe('leaving a group', () => {
  it('ends writing and reading what is new; who joins again reads from then on', async () => {
    const { id } = await teacher.group(['student', 'otherStudent']);
    const place = { group: id };
    await teacher.send(place, 'trước');
    expect((await student.leave(id)).status).toBe(200);
    await teacher.send(place, 'sau');

    const refused = await student.trySending(place);
    expect([refused.status, codesOf(refused)]).toEqual([409, 'chatGroupLeft']);
    const read = await student.read(place);
    expect([bodiesOf(read), read.may_write, read.why_not === null]).toEqual([['trước'], false, false]);
    expect((await student.groups()).data.map((one) => one.id)).not.toContain(id);
    expect((await student.unread()).count_groups).toBe((await student.groups()).count_unread);

    await teacher.tryEditing(id, { add_user_ids: [people.student.id] });
    await teacher.send(place, 'lại');
    expect((await student.groups()).data.map((one) => one.id)).toContain(id);
    expect(bodiesOf(await student.read(place))).toEqual(['lại']);
    expect(bodiesOf(await otherStudent.read(place))).toEqual(['trước', 'sau', 'lại']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['left', (id) => student.leave(id)],
    ['was removed', (id) => teacher.tryEditing(id, { remove_user_ids: [people.student.id] })],
  ])('who %s finds the group as it was then, and nothing that it has become', async (_, leave) => {
    const picture = () => new TestFile('nhóm.png', pictureBytes.png());
    const { id } = await teacher.group(['student', 'otherStudent'], { title: 'Tổ cũ', picture: picture() });
    const place = { group: id };
    await teacher.send(place, 'trước');
    await leave(id);
    const left = app.clock.now();
    const edited = await teacher.tryEditing(id, {
      title: 'Tổ mới',
      picture: picture(),
      add_user_ids: [people.admin.id],
    });
    await admin.see(place, (await teacher.send(place, 'sau')).number);

    const asThen = {
      id,
      title: 'Tổ cũ',
      picture: null,
      users: [],
      count_users: 0,
      count_unread: 0,
      may_write: false,
      may_edit: false,
      may_leave: false,
      mess_last: { body: 'trước' },
    };
    expect((await student.groups({ is_bubble: id })).data).toMatchObject([asThen]);
    expect((await student.groups({ keyword: 'to cu' })).data).toMatchObject([asThen]);
    expect((await student.groups({ keyword: 'to moi' })).data).toEqual([]);
    const read = await student.read(place);
    expect([bodiesOf(read), read.seen]).toEqual([['trước'], []]);
    expect(read.why_not).toContain(formatInstant('deadline', left, 'vi'));
    for (const operation of ['getChatGroup', 'listChatMembers'] as const)
      expect((await app.call(operation, 'student', { path: { id } })).status).toBe(404);
    const file = edited.body.data.picture?.replace('/api/files/', '') ?? '';
    const fileStatus = async (as: keyof typeof people) =>
      (await app.call('getFile', as, { path: { id: file } })).status;
    expect([await fileStatus('admin'), await fileStatus('student')]).toEqual([200, 404]);
  });

  it('needs another administrator, and dissolves a group that nobody is left in', async () => {
    const { id } = await teacher.group(['student']);
    const refused = await teacher.leave(id);
    expect([refused.status, codesOf(refused)]).toEqual([409, 'chatGroupNeedsAdministrator']);
    expect(codesOf(await teacher.leave(id, { administrator_id: people.admin.id }))).toEqual({
      administrator_id: 'chatNotMember',
    });
    // Neither may somebody else name a stranger, who would become nothing.
    expect(codesOf(await student.leave(id, { administrator_id: people.admin.id }))).toEqual({
      administrator_id: 'chatNotMember',
    });
    expect((await teacher.leave(id, { administrator_id: people.student.id })).status).toBe(200);
    expect(codesOf(await teacher.leave(id))).toBe('chatGroupLeft');
    expect(codesOf(await student.leave(id, { administrator_id: people.teacher.id }))).toEqual({
      administrator_id: 'chatNotMember',
    });
    expect((await student.tryEditing(id, { title: 'Một mình' })).status).toBe(200);
    expect((await student.leave(id)).status).toBe(200);
    expect((await student.tryReading({ group: id })).status).toBe(404);
  });

  it('and dissolving deletes its messages with their files', async () => {
    const { id } = await teacher.group(['student']);
    const attachment = new TestFile('a.png', pictureBytes.png());
    await teacher.send({ group: id }, { is_attachment: 1, attachment });
    expect((await app.call('deleteChatGroup', 'student', { path: { id } })).status).toBe(403);
    expect((await app.call('deleteChatGroup', 'teacher', { path: { id } })).status).toBe(200);
    expect((await student.tryReading({ group: id })).status).toBe(404);
    const files = app.database.selectFrom('file').select('id').where('purpose', '=', 'chat');
    expect(await files.execute()).toEqual([]);
  });
});

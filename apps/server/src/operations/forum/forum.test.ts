import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { digestOfForum } from '../../jobs/scheduled/digestOfForum.ts';
import { auditOf } from '../../testing/auditOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestForum } from '../../testing/TestForum.ts';

let app: TestApp;
let forum: TestForum;
let abroad: { token: string };
type Who = keyof typeof people | { token: string };
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  forum = await TestForum.start(app);
  abroad = await signedIn('hocvien.anphat');
});
beforeEach(() => forum.told());
afterAll(() => app.stop());

async function signedIn(username: string): Promise<{ token: string }> {
  const { body } = await app.call<{ data: { access_token: string } }>('login', null, {
    body: { username, password: 'Sen@2026!' },
  });
  return { token: body.data.access_token };
}

test('nobody writes before the rules are accepted, once', async () => {
  await app.database.deleteFrom('forum_member').where('user_id', '=', people.staff.id).execute();
  const acceptedAt = async () =>
    (await app.call<Answer<'getForumRules'>>('getForumRules', 'staff')).body.data.accepted_at;
  expect(await acceptedAt()).toBeNull();
  expect((await forum.add({}, 'staff')).body.code).toBe('forumRulesNotAccepted');
  await app.call('acceptForumRules', 'staff');
  const accepted = await acceptedAt();
  app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
  await app.call('acceptForumRules', 'staff');
  expect(await acceptedAt()).toBe(accepted);
  expect((await forum.add({}, 'staff')).status).toBe(200);
});

test('what is wrong is refused at its field, and hostile markup is not stored', async () => {
  const codes = async (changes: object) => (await forum.add(changes)).body.codes;
  expect(await codes({ theme_id: '', title: ' ', content: '<p> </p>' })).toEqual({
    theme_id: 'thisFieldIsRequired',
    title: 'thisFieldIsRequired',
    content: 'thisFieldIsRequired',
  });
  expect(await codes({ title: 'a'.repeat(201) })).toEqual({ title: 'topicTextTooLong' });
  expect(await codes({ content: 'a'.repeat(10_001) })).toEqual({ content: 'topicTextTooLong' });
  expect(await codes({ theme_id: '999999' })).toEqual({ theme_id: 'unknownReference' });
  const hostile = '<p onclick="alert(1)">Xin chào<img src=x onerror=alert(1)><script>alert(1)</script></p>';
  const id = await forum.added({ content: hostile });
  expect((await forum.get(id)).body.data.content).toBe('<p>Xin chào</p>');
});

test('a topic for the unit is of nobody else, one for the system of all', async () => {
  const own = await forum.published('unit', { title: 'Chỉ đơn vị đọc' });
  const all = await forum.published('system', { title: 'Cả hệ thống đọc' });
  expect((await forum.get(own, abroad)).status).toBe(404);
  expect((await forum.reply(own, '<p>a</p>', abroad)).status).toBe(404);
  expect((await forum.get(all, abroad)).status).toBe(200);
  expect((await forum.reply(all, '<p>Cảm ơn bạn.</p>', abroad)).status).toBe(200);
  expect(await forum.titles({}, abroad)).toEqual(['Cả hệ thống đọc']);
  expect(await forum.titles({ 'fieldName[]': ['title'], 'keyword[]': ['he thong'] })).toEqual([
    'Cả hệ thống đọc',
  ]);
  // What it says is found too, and themes of one name are one.
  expect(await forum.titles({ 'fieldName[]': ['title'], 'keyword[]': ['nen chon'] })).toContain(
    'Chỉ đơn vị đọc',
  );
  const { themes } = (await app.call<Answer<'getForum'>>('getForum', abroad)).body.data;
  const theme = themes.find(({ name }) => name === 'Danh mục của an toan lao dong');
  expect(theme).toMatchObject({ open: true, topic_count: 1 });
  const ofTheme = { 'fieldName[]': ['theme'], 'keyword[]': [theme?.id ?? ''] };
  expect(await forum.titles(ofTheme, abroad)).toEqual(['Cả hệ thống đọc']);
});

test('followers are told of a reply, who replies follows, and who does not want to is left in peace', async () => {
  const id = await forum.published();
  await forum.told();
  await forum.reply(id);
  expect(await forum.told()).toEqual(['TopicReplied: student']);
  await forum.reply(id, '<p>Cảm ơn bạn.</p>', 'student');
  expect(await forum.told()).toEqual(['TopicReplied: otherStudent']);
  await app.call('followTopic', 'student', { path: { id }, body: { followed: false } });
  await forum.reply(id);
  expect(await forum.told()).toEqual([]);
  expect(await forum.titles({ view: 'followed' }, 'otherStudent')).toHaveLength(1);
  expect((await forum.get(id)).body.data).toMatchObject({ reply_count: 3, followed: false });
});

test('a locked or rejected topic takes no replies; one that was deleted meanwhile says so', async () => {
  const id = await forum.published();
  const lock = (locked: boolean) =>
    app.call<Problem>('lockTopic', 'admin', { path: { id }, body: { locked } });
  await lock(true);
  expect((await forum.reply(id)).body.code).toBe('topicLocked');
  await lock(false);
  expect((await forum.reply(id)).status).toBe(200);
  const rejected = await forum.added();
  await forum.decide('denyRequests', rejected, 'admin');
  expect((await forum.reply(rejected, '<p>a</p>', 'student')).body.code).toBe('topicNotPublished');
  expect((await forum.reply(rejected)).status).toBe(404);
  await forum.remove(id);
  expect((await forum.reply(id)).body.code).toBe('topicDeleted');
  expect((await forum.reply(id, '<p>a</p>', 'student')).body.code).toBe('topicDeleted');
});

test('a topic is deleted with a reason, which its author reads', async () => {
  const id = await forum.published();
  await forum.told();
  expect((await forum.remove(id, ' ')).body.codes).toEqual({ reason: 'thisFieldIsRequired' });
  expect((await forum.remove(id, 'Có thông tin cá nhân', 'otherStudent')).body.code).toBe('topicNotYours');
  expect((await forum.remove(id, ' Có thông tin cá nhân ')).status).toBe(200);
  expect(await forum.told()).toEqual(['TopicDeleted: student']);
  expect((await forum.get(id)).body.data).toMatchObject({ reason_for_deletion: 'Có thông tin cá nhân' });
  expect((await forum.get(id, 'otherStudent')).status).toBe(404);
  expect((await forum.remove(id)).body.code).toBe('topicDeleted');
  expect(await auditOf(app.database, 'topic', id)).toMatchObject([{ action: 'topic.deleted' }]);
  const draft = await forum.added({ send: false });
  expect((await forum.remove(draft, '', 'student')).status).toBe(200);
});

test('deleted topics are listed for their author and for who may delete them, with the reason', async () => {
  const forAll = await forum.published('system', { title: 'Đã đăng rồi xóa' });
  const draft = await forum.added({ title: 'Bản nháp đã bỏ', send: false });
  await forum.published('system', { title: 'Còn đó' });
  await forum.remove(forAll, 'Trùng bài');
  await forum.remove(draft, '', 'student');
  const list = (as: Who) =>
    app.call<Answer<'listTopics'>>('listTopics', as, {
      query: { view: 'deleted', sort: 'title', limit: 100 },
    });
  const shown = async (as: Who) =>
    (await list(as)).body.data
      .filter(({ id }) => [forAll, draft].includes(id))
      .map(({ id, reason_for_deletion }) => [id, reason_for_deletion]);
  const published = [forAll, 'Trùng bài'];
  expect(await shown('student')).toEqual([[draft, ''], published]);
  for (const who of ['admin', 'superAdmin'] as const) expect(await shown(who)).toEqual([published]);
  for (const who of ['otherStudent', 'teacher', abroad] as const) expect(await shown(who)).toEqual([]);
  expect(await forum.titles({ view: 'all' }, 'admin')).not.toContain('Đã đăng rồi xóa');
});

test('a reply is deleted with a reason; of its text nothing is left', async () => {
  const id = await forum.published();
  const reply = (await forum.reply(id)).body.data.id;
  await forum.told();
  const remove = (as: 'student' | 'admin', reason: string) =>
    app.call<Problem>('deleteReply', as, { path: { id: reply }, body: { reason } });
  expect((await remove('admin', '')).body.codes).toEqual({ reason: 'thisFieldIsRequired' });
  expect((await remove('student', 'a')).body.code).toBe('replyNotYours');
  expect((await remove('admin', 'Quảng cáo')).status).toBe(200);
  expect(await forum.told()).toEqual(['ReplyDeleted: otherStudent']);
  expect(await forum.replies(id)).toMatchObject([{ content: '', reason_for_deletion: null }]);
  expect(await forum.replies(id, 'otherStudent')).toMatchObject([{ reason_for_deletion: 'Quảng cáo' }]);
  expect((await forum.get(id)).body.data.reply_count).toBe(0);
});

test('what was said before stays in the history', async () => {
  const id = await forum.published();
  const reply = (await forum.reply(id)).body.data.id;
  const edit = (content: string) =>
    app.call<Answer<'editReply'>>('editReply', 'otherStudent', { path: { id: reply }, body: { content } });
  expect((await edit('<p>Loại một móc.</p>')).body.data.edited_at).not.toBeNull();
  await edit('<p>Loại một móc.</p>');
  const { body } = await app.call<Answer<'listTopicChanges'>>('listTopicChanges', 'student', {
    path: { id },
  });
  expect(body.data).toMatchObject([
    { reply_id: reply, content: '<p>Loại hai móc.</p>', changed_by: people.otherStudent.name },
  ]);
});

test('a topic or a reply is reported to the administrators, who dismiss it', async () => {
  const id = await forum.published('unit', { title: 'Bị báo vi phạm' });
  await forum.told();
  const report = (reason: string) =>
    app.call<Problem>('reportTopic', 'otherStudent', { path: { id }, body: { reason } });
  expect((await report(' ')).body.codes).toEqual({ reason: 'thisFieldIsRequired' });
  const own = await app.call<Problem>('reportTopic', 'student', { path: { id }, body: { reason: 'Bài cũ' } });
  expect([own.status, own.body.code]).toEqual([409, 'reportsOneself']);
  await report('Lời lẽ xúc phạm');
  await report('Lời lẽ xúc phạm');
  expect(await forum.told()).toEqual(['TopicReported: admin']);
  const reported = { 'fieldName[]': ['reported'], 'keyword[]': ['true'] };
  expect(await forum.titles(reported, 'admin')).toEqual(['Bị báo vi phạm']);
  expect(await forum.titles(reported)).toEqual([]);
  expect((await forum.get(id)).body.data.reports).toEqual([]);
  expect((await forum.get(id, 'admin')).body.data.reports).toMatchObject([
    { reason: 'Lời lẽ xúc phạm', name: people.otherStudent.name },
  ]);
  await app.call('dismissReports', 'admin', { path: { id } });
  expect(await forum.titles(reported, 'admin')).toEqual([]);
});

test('a reply is reported also to the administrator of its author, who sees and dismisses no other report', async () => {
  const id = await forum.published('system', { title: 'Có trả lời của đơn vị khác' });
  const reply_id = (await forum.reply(id, '<p>Quảng cáo</p>', abroad)).body.data.id;
  const theirAdmin = await signedIn('donvi.anphat');
  const { id: theirId } = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', 'donvi.anphat')
    .executeTakeFirstOrThrow();
  await forum.told();
  const report = (body: object) => app.call('reportTopic', 'otherStudent', { path: { id }, body });
  await report({ reply_id, reason: 'Quảng cáo' });
  expect(await forum.told()).toEqual([`TopicReported: admin, ${theirId}`]);
  await report({ reason: 'Lạc đề' });
  expect(await forum.told()).toEqual(['TopicReported: admin']);
  const reasons = async (as: Who) => (await forum.get(id, as)).body.data.reports.map(({ reason }) => reason);
  const reported = { 'fieldName[]': ['reported'], 'keyword[]': ['true'] };
  expect(await reasons(theirAdmin)).toEqual(['Quảng cáo']);
  expect(await reasons('admin')).toEqual(['Quảng cáo', 'Lạc đề']);
  expect(await reasons('student')).toEqual([]);
  expect(await forum.titles(reported, theirAdmin)).toEqual(['Có trả lời của đơn vị khác']);
  const dismiss = async () => (await app.call('dismissReports', theirAdmin, { path: { id } })).status;
  expect(await dismiss()).toBe(200);
  expect(await reasons('admin')).toEqual(['Lạc đề']);
  expect(await dismiss()).toBe(404);
  expect(await reasons('admin')).toEqual(['Lạc đề']);
});

test('followers get one mail a day with the new replies of others, unless they do not want it', async () => {
  const id = await forum.published('system', { title: 'Trong bản tin' });
  await forum.reply(id);
  await forum.reply(id, '<p>Tự trả lời.</p>', 'student');
  await app.database.deleteFrom('mail').execute();
  const slot = new Date(app.clock.now().getTime() + 60_000);
  await digestOfForum.run(app.app.services, slot);
  await digestOfForum.run(app.app.services, slot);
  const mails = () =>
    app.database.selectFrom('mail').select(['to_address', 'body_text']).orderBy('id').execute();
  const sent = await mails();
  expect(sent.map(({ to_address }) => to_address)).toEqual([people.student.email, people.otherStudent.email]);
  expect(sent[0]?.body_text).toContain('“Trong bản tin”: 1 trả lời mới');
  await app.database.deleteFrom('mail').execute();
  await app.call('saveMetas', 'student', { body: { user_metas: { mail_forum: 'off' } } });
  await digestOfForum.run(app.app.services, new Date(slot.getTime() + 60_000));
  expect((await mails()).map(({ to_address }) => to_address)).toEqual([people.otherStudent.email]);
});

test('neither a title nor a text turns the direction of what follows', async () => {
  const turned = (text: string) => `${text} \u202Efdp.exe`;
  const content = `<p>${turned('Xem')} &#x202e;x</p>`;
  const id = await forum.published('system', { title: turned('Tệp'), content });
  expect((await forum.get(id)).body.data).toMatchObject({
    title: 'Tệp fdp.exe',
    content: '<p>Xem fdp.exe x</p>',
  });
  const reply = (await forum.reply(id, content)).body.data;
  expect(reply.content).toBe('<p>Xem fdp.exe x</p>');
  const edited = await app.call<Answer<'editReply'>>('editReply', 'otherStudent', {
    path: { id: reply.id },
    body: { content: `<p>${turned('Sửa')}</p>` },
  });
  expect(edited.body.data.content).toBe('<p>Sửa fdp.exe</p>');
  const own = await forum.added({ send: false });
  const { version } = (await forum.get(own)).body.data;
  const changed = await forum.edit(own, { version, title: turned('Khác') });
  expect(changed.body.data.title).toBe('Khác fdp.exe');
});

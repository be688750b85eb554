import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { TestForum } from '../../testing/TestForum.ts';

let app: TestApp;
let forum: TestForum;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  forum = await TestForum.start(app);
});
beforeEach(() => forum.told());
afterAll(() => app.stop());

const state = async (id: string) => {
  const { topic_status, approval_level, audience } = (await forum.get(id)).body.data;
  return [topic_status, approval_level, audience];
};

test('a topic passes the unit, then the system, whose choice says who reads it', async () => {
  const id = await forum.added();
  expect(await state(id)).toEqual(['pending', 'unit', null]);
  expect(await forum.told()).toEqual(['TopicRequested: admin']);
  expect((await forum.decide('approveRequests', id, 'teacher')).body.code).toBe('forbidden');
  expect((await forum.get(id, 'otherStudent')).status).toBe(404);
  expect((await forum.get(id, 'admin')).body.data.request_id).toBe(await forum.request(id));
  expect((await forum.decide('approveRequests', id, 'admin', { audience: 'unit' })).status).toBe(200);
  expect(await state(id)).toEqual(['pending', 'system', 'unit']);
  expect(await forum.told()).toEqual(['TopicRequested: superAdmin', 'TopicApproved: student']);
  expect((await forum.get(id, 'admin')).body.data.request_id).toBeNull();
  expect((await forum.decide('approveRequests', id, 'admin')).body.code).toBe('forbidden');
  expect((await forum.decide('approveRequests', id, 'superAdmin', { audience: 'system' })).status).toBe(200);
  expect(await state(id)).toEqual(['published', null, 'system']);
  expect(await forum.told()).toEqual(['TopicPublished: student']);
  expect((await forum.get(id, 'otherStudent')).status).toBe(200);
});

test('who decides at a level skips it', async () => {
  const ofAdmin = (await forum.add({}, 'admin')).body.data;
  expect(ofAdmin).toMatchObject({ topic_status: 'pending', approval_level: 'system' });
  expect(await forum.told()).toEqual(['TopicRequested: superAdmin']);
  const above = (await forum.add({ audience: 'unit' }, 'superAdmin')).body.data;
  expect(above).toMatchObject({ topic_status: 'published', audience: 'unit', company_id: demoCompany.id });
  expect(await forum.request(above.id)).toBe('0');
  const draft = (await forum.add({ send: false }, 'superAdmin')).body.data;
  expect(draft).toMatchObject({ topic_status: 'draft', approval_level: null });
});

test('it is rejected with a reason at each level, changed and sent again', async () => {
  const id = await forum.added();
  expect((await forum.decide('denyRequests', id, 'admin', { reason: ' ' })).body.codes).toEqual({
    reason: 'thisFieldIsRequired',
  });
  await forum.decide('denyRequests', id, 'admin');
  expect((await forum.get(id)).body.data).toMatchObject({
    topic_status: 'rejected',
    approval_level: 'unit',
    rejection: { reason: 'Đã có bài này.' },
  });
  expect((await forum.told()).at(-1)).toBe('TopicRejected: student');
  const mail = await app.database
    .selectFrom('mail')
    .select(['to_address', 'subject', 'body_text'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.to_address).toBe(people.student.email);
  expect(mail.subject).toBe('Bài viết “Chọn dây đai an toàn” trên diễn đàn không được duyệt');
  expect(mail.body_text).toContain(
    `${demoCompany.company_name} không duyệt bài viết “Chọn dây đai an toàn” bạn gửi lên diễn đàn.`,
  );
  expect(mail.body_text).toContain('Lý do: Đã có bài này.');
  const { version } = (await forum.get(id)).body.data;
  expect((await forum.edit(id, { version, title: 'Chọn dây đai hai móc', send: true })).status).toBe(200);
  expect(await state(id)).toEqual(['pending', 'unit', null]);
  await forum.decide('approveRequests', id, 'admin');
  await forum.decide('denyRequests', id, 'superAdmin');
  expect(await state(id)).toEqual(['rejected', 'system', 'system']);
});

test('two people decide at once: the second reads who was faster', async () => {
  const id = await forum.added();
  const request_ids = [await forum.request(id)];
  const decide = (operation: 'approveRequests' | 'denyRequests', as: 'admin' | 'superAdmin') =>
    app.call<{ code: string }>(operation, as, {
      body: { request_ids, ...(operation === 'denyRequests' && { reason: 'Đã có bài này.' }) },
    });
  const answers = await Promise.all([
    decide('approveRequests', 'admin'),
    decide('denyRequests', 'superAdmin'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toMatch(/^requestAlready/);
});

test('what approvers have not read is never approved', async () => {
  const id = await forum.added();
  const old = await forum.request(id);
  const { version } = (await forum.get(id)).body.data;
  await forum.edit(id, { version, content: '<p>Nội dung khác hẳn.</p>', send: true });
  const { body } = await app.call<{ code: string }>('approveRequests', 'admin', {
    body: { request_ids: [old] },
  });
  expect(body.code).toBe('requestWithdrawn');
  expect((await forum.edit(id, { version, title: 'Bản cũ' })).body.code).toBe('topicChanged');
});

test('an approval is undone while nothing depends on it', async () => {
  const id = await forum.added();
  const atUnit = await forum.request(id);
  const undoUnit = () =>
    app.call<{ code: string }>('undoRequests', 'admin', { body: { request_ids: [atUnit] } });
  await forum.decide('approveRequests', id, 'admin');
  expect((await undoUnit()).status).toBe(200);
  expect(await state(id)).toEqual(['pending', 'unit', null]);
  expect((await forum.decide('approveRequests', id, 'superAdmin')).body.code).toBe('requestWithdrawn');
  await app.call('approveRequests', 'admin', { body: { request_ids: [atUnit] } });
  await forum.decide('approveRequests', id, 'superAdmin');
  expect((await undoUnit()).body.code).toBe('topicDecidedSince');
  expect((await forum.decide('undoRequests', id, 'superAdmin')).status).toBe(200);
  expect((await state(id)).slice(0, 2)).toEqual(['pending', 'system']);
  await forum.decide('approveRequests', id, 'superAdmin');
  await forum.reply(id);
  expect((await forum.decide('undoRequests', id, 'superAdmin')).body.code).toBe('topicAnsweredSince');
});

test('a rejection is undone unless its author has changed the topic or it was deleted', async () => {
  const id = await forum.added();
  await forum.decide('denyRequests', id, 'admin');
  expect((await forum.decide('undoRequests', id, 'admin')).status).toBe(200);
  expect(await state(id)).toEqual(['pending', 'unit', null]);
  await forum.decide('denyRequests', id, 'admin');
  const { version } = (await forum.get(id)).body.data;
  await forum.edit(id, { version, title: 'Bản nháp' });
  expect((await forum.decide('undoRequests', id, 'admin')).body.code).toBe('topicEditedSince');
  const other = await forum.added();
  await forum.decide('denyRequests', other, 'admin');
  await forum.remove(other);
  expect((await forum.decide('undoRequests', other, 'admin')).body.code).toBe('topicGone');
});

test('topics are on the desk of everything that waits', async () => {
  const id = await forum.added({ title: 'Trên bàn duyệt' });
  const query = { topics: 'true', status: 'Request' };
  const { body } = await app.call<{ data: { kind: string; topic: unknown }[] }>('listRequests', 'admin', {
    query,
  });
  expect(body.data.every(({ kind }) => kind.startsWith('topic_'))).toBe(true);
  expect(body.data.map(({ topic }) => topic)).toContainEqual({
    id,
    name: 'Trên bàn duyệt',
    theme: 'Danh mục của An toàn lao động',
    audience: null,
  });
});

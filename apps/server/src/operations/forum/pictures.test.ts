import { randomUUID } from 'node:crypto';
import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetOldRows } from '../../jobs/scheduled/forgetOldRows.ts';
import { purgeUnit } from '../../store/companies/purgeUnit.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { photograph } from '../../testing/photograph.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestForum } from '../../testing/TestForum.ts';

type Who = Parameters<TestApp['call']>[1];

let app: TestApp;
let forum: TestForum;
let abroad: { token: string };
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  forum = await TestForum.start(app);
  const { body } = await app.call<{ data: { access_token: string } }>('login', null, {
    body: { username: 'hocvien.anphat', password: 'Sen@2026!' },
  });
  abroad = { token: body.data.access_token };
});
beforeEach(() => forum.told());
afterAll(() => app.stop());

const upload = (picture: TestFile, as: Who = 'student') =>
  app.call<Answer<'addForumPicture'> & Problem>('addForumPicture', as, { body: { picture } });

/** The id of a picture that somebody has uploaded. */
async function uploaded(as: Who = 'student'): Promise<string> {
  const { body } = await upload(new TestFile('so-do.png', pictureBytes.png()), as);
  return body.data.url.slice('/api/files/'.length);
}
const shows = (id: string, alt = 'Sơ đồ neo dây') =>
  `<p>Xem hình.</p><img src="/api/files/${id}" alt="${alt}" width="8" height="6">`;

/** Who of these gets the bytes of a picture. */
async function readers(id: string, people: readonly Who[]): Promise<boolean[]> {
  const answers = [];
  for (const who of people) answers.push(await app.call('getFile', who, { path: { id } }));
  return answers.map(({ status }) => status === 200);
}
const exists = async (id: string) =>
  (await app.database.selectFrom('file').select('id').where('id', '=', id).execute()).length === 1;

test('a picture is taken by its content, scaled and without its metadata', async () => {
  const large = new TestFile('anh.jpg', await photograph({ width: 3200, height: 1600, format: 'jpeg' }));
  const { body } = await upload(large);
  expect(body.data).toMatchObject({ width: 1600, height: 800 });
  expect(body.data.url).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
  for (const [name, bytes] of [
    ['anh.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['anh.png', Buffer.from('%PDF-1.7')],
    ['anh.svg', Buffer.from('<svg/>')],
  ] as const)
    expect((await upload(new TestFile(name, bytes))).status).toBe(415);
});

test('a picture is its sender’s alone until a text shows it, and then its readers’', async () => {
  const all = ['student', 'otherStudent', 'teacher', 'admin', 'superAdmin', abroad] as const;
  const id = await uploaded();
  expect(await readers(id, all)).toEqual([true, false, false, false, false, false]);
  const draft = await forum.added({ content: shows(id), send: false });
  expect(await readers(id, all)).toEqual([true, false, false, false, false, false]);
  await forum.edit(draft, { version: 1, send: true });
  // Whoever decides reads it before.
  expect(await readers(id, all)).toEqual([true, false, false, true, true, false]);

  const ofUnit = await uploaded();
  await forum.published('unit', { content: shows(ofUnit) });
  expect(await readers(ofUnit, all)).toEqual([true, true, true, true, true, false]);
  const ofAll = await uploaded();
  const topic = await forum.published('system', { content: shows(ofAll) });
  expect(await readers(ofAll, all)).toEqual([true, true, true, true, true, true]);
  await forum.remove(topic);
  expect(await readers(ofAll, all)).toEqual([true, false, false, true, true, false]);
});

test('a picture of a reply goes out of sight with it', async () => {
  const topic = await forum.published('system');
  const id = await uploaded('otherStudent');
  const { body } = await forum.reply(topic, shows(id));
  expect(body.data.content).toBe(shows(id));
  expect(await readers(id, ['student', 'teacher', abroad])).toEqual([true, true, true]);
  await app.call('deleteReply', 'admin', { path: { id: body.data.id }, body: { reason: 'Quảng cáo' } });
  expect(await readers(id, ['student', 'otherStudent', 'admin', abroad])).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('nobody shows the picture of another text, or one that there is not', async () => {
  const hidden = await uploaded('otherStudent');
  await forum.added({ content: shows(hidden), send: false }, 'otherStudent');
  const own = await uploaded();
  await forum.added({ content: shows(own), send: false });
  const avatar = await app.database
    .selectFrom('file')
    .select('id')
    .where('purpose', '<>', 'forum')
    .executeTakeFirst();
  for (const id of [hidden, own, randomUUID(), ...(avatar ? [avatar.id] : [])]) {
    const { status, body } = await forum.add({ content: shows(id) });
    expect([status, body.codes]).toEqual([422, { content: 'topicPictureGone' }]);
  }
  expect(await readers(hidden, ['student'])).toEqual([false]);
  expect((await forum.add({ content: shows(await uploaded(), '') })).body.codes).toEqual({
    content: 'topicPictureUndescribed',
  });
});

test('a picture that a text no longer shows is deleted, unless its history shows it', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const draft = await forum.added({ content: shows(first), send: false });
  expect((await forum.edit(draft, { version: 1, content: shows(second), send: true })).status).toBe(200);
  expect([await exists(first), await exists(second)]).toEqual([false, true]);
  const { version } = (await forum.get(draft)).body.data;
  // Approvers may have read it.
  await forum.edit(draft, { version, content: '<p>Không có hình.</p>', send: true });
  expect(await exists(second)).toBe(true);
  expect(await readers(second, ['student', 'admin', 'otherStudent'])).toEqual([true, true, false]);
});

test('what a text said before it was published stays with its author and those who decided, with its pictures', async () => {
  const all = ['student', 'admin', 'superAdmin', 'otherStudent', 'teacher', abroad] as const;
  const deciders = [true, true, true, false, false, false];
  const [rejected, corrected, final] = [await uploaded(), await uploaded(), await uploaded()];
  const id = await forum.added({ title: 'Gọi số 0912 345 678', content: shows(rejected) });
  await forum.decide('denyRequests', id, 'admin');
  const rewrite = async (title: string, picture: string) => {
    app.clock.pass({ minutes: 1 });
    const { version } = (await forum.get(id)).body.data;
    await forum.edit(id, { version, title, content: shows(picture), send: true });
  };
  await rewrite('Chờ duyệt', corrected);
  await rewrite('Chọn dây đai', final);
  await forum.decide('approveRequests', id, 'admin', { audience: 'system' });
  await forum.decide('approveRequests', id, 'superAdmin', { audience: 'system' });

  expect(await readers(final, all)).toEqual(all.map(() => true));
  for (const picture of [rejected, corrected]) expect(await readers(picture, all)).toEqual(deciders);
  for (const [index, who] of all.entries()) {
    const titles = (await forum.changes(id, who)).map(({ title }) => title);
    expect(titles).toEqual(deciders[index] ? ['Chờ duyệt', 'Gọi số 0912 345 678'] : []);
    expect((await forum.get(id, who)).body.data.edited_at !== null).toBe(deciders[index]);
  }
});

test('what a published text said before a change stays with its readers, with its pictures', async () => {
  const [before, after] = [await uploaded('superAdmin'), await uploaded('superAdmin')];
  const id = await forum.added({ title: 'Quy định cũ', content: shows(before) }, 'superAdmin');
  app.clock.pass({ minutes: 1 });
  const { version } = (await forum.get(id)).body.data;
  await forum.edit(id, { version, title: 'Quy định mới', content: shows(after) }, 'superAdmin');
  expect((await forum.changes(id, 'otherStudent')).map(({ title }) => title)).toEqual(['Quy định cũ']);
  expect((await forum.get(id, 'otherStudent')).body.data.edited_at).not.toBeNull();
  for (const picture of [before, after])
    expect(await readers(picture, ['otherStudent', abroad])).toEqual([true, true]);
});

test('pictures go with what is deleted for good, and unused ones after a week', async () => {
  const { services } = app.app;
  const used = await uploaded();
  const unused = await uploaded();
  const topic = await forum.added({ content: shows(used), send: false });
  const ofUnit = await uploaded();
  await forum.published('system', { content: shows(ofUnit) });
  app.clock.pass({ days: 8 });
  await forgetOldRows.run(services, app.clock.now());
  expect([await exists(used), await exists(unused)]).toEqual([true, false]);
  await app.database.deleteFrom('forum_topic').where('id', '=', topic).execute();
  expect(await exists(used)).toBe(false);
  const loose = await app.database.selectFrom('loose_file').select('id').where('id', '=', used).execute();
  expect(loose).toHaveLength(1);

  await purgeUnit(app.database, demoCompany.id, app.clock.now());
  expect(await exists(ofUnit)).toBe(false);
  expect(await app.database.selectFrom('forum_picture').select('file_id').execute()).toEqual([]);
});

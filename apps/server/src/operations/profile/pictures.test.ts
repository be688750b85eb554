import { demoCompany, people } from '@sen/api/fixtures/people';
import { pictureSize } from '@sen/domain/files/pictureSize';
import { joined, pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../jobs/scheduled/sweepFiles.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { photograph } from '../../testing/photograph.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

type Person = keyof typeof people;
type Answer = {
  code: string;
  message: string;
  codes?: Record<string, string>;
  data: { avatar: string | null; bg_img: string | null };
};

const save = (as: Person, name: string, bytes: Uint8Array | string) =>
  app.call<Answer>('saveAvatar', as, { body: { avatar: new TestFile(name, bytes) } });
const idOf = (address: string | null) => (address ?? '').replace('/api/files/', '');
const files = () => app.database.selectFrom('file').selectAll().orderBy('created_at').execute();
const loose = () => app.database.selectFrom('loose_file').select('id').execute();

it('is saved, shown in every answer, replaced and taken away', async () => {
  const saved = await save('teacher', 'ảnh.png', pictureBytes.png());
  expect(saved.body.message).toBe('Đã lưu ảnh đại diện.');
  const { avatar } = saved.body.data;
  expect(avatar).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
  const me = await app.call<{ data: { avatar: string }[] }>('getMe', 'teacher');
  expect(me.body.data[0]?.avatar).toBe(avatar);
  const member = await app.call<Answer>('getMember', 'admin', { path: { id: people.teacher.id } });
  expect(member.body.data.avatar).toBe(avatar);
  const [row] = await files();
  expect(row).toMatchObject({ owner_id: people.teacher.id, purpose: 'avatar', type: 'image/png' });
  expect(row?.company_id).toBe(demoCompany.id);

  const next = await save('teacher', 'khác.jpg', await photograph());
  expect(next.body.data.avatar).not.toBe(avatar);
  expect(await app.app.services.files.exists(idOf(avatar))).toBe(false);
  expect((await app.call('getFile', 'teacher', { path: { id: idOf(avatar) } })).status).toBe(404);

  const background = await app.call<Answer>('saveBackground', 'teacher', {
    body: { bg_img: new TestFile('nền.gif', pictureBytes.gif()) },
    language: 'en',
  });
  expect(background.body.data).toMatchObject({ avatar: next.body.data.avatar });
  expect(background.body.data.bg_img).toMatch(/^\/api\/files\//);

  const without = await app.call<Answer>('removeAvatar', 'teacher');
  expect(without.body.data).toMatchObject({ avatar: null, bg_img: background.body.data.bg_img });
  await app.call('removeBackground', 'teacher');
  expect((await app.call<Answer>('removeBackground', 'teacher')).body.data.bg_img).toBeNull();
  expect(await files()).toEqual([]);
  expect(await loose()).toEqual([]);
});

it('of two sent at the same moment one remains, with its bytes', async () => {
  await app.signIn('student');
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => save('student', 'a.png', pictureBytes.png())),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [only, ...more] = await files();
  expect(more).toEqual([]);
  const shown = await app.call('getFile', 'student', { path: { id: only?.id ?? '' } });
  expect(shown.status).toBe(200);
  await app.call('removeAvatar', 'student');
});

const html = '<!doctype html><script>alert(1)</script>';
it.each([
  ['a page that calls itself a picture', 'a.png', html, 415, 'fileIsAnother'],
  ['a drawing with a script', 'a.png', '<svg onload="alert(1)"/>', 415, 'fileIsAnother'],
  ['a drawing', 'a.svg', '<svg/>', 415, 'fileNotAllowed'],
  ['a GIF called .png', 'a.png', pictureBytes.gif(), 415, 'fileIsAnother'],
  ['a program', 'a.jpg', 'MZ\u0000\u0000', 415, 'fileContentUnknown'],
  ['nothing', 'a.png', '', 415, 'fileContentUnknown'],
  ['a picture of 30,000 × 30,000 pixels', 'a.png', pictureBytes.png(30_000, 30_000), 422, 'pictureTooLarge'],
  ['a picture that ends too early', 'a.png', pictureBytes.png().subarray(0, -20), 422, 'pictureUnreadable'],
  [
    'a photograph that ends too early',
    'a.jpg',
    pictureBytes.jpeg().subarray(0, -3),
    422,
    'pictureUnreadable',
  ],
  ['more than 10 MB', 'a.png', joinedTo(pictureBytes.png(), 10_000_001), 413, 'fileTooLarge'],
])('refuses %s', async (_, name, bytes, status, code) => {
  const refused = await save('teacher', name, bytes);
  const { code: told, codes } = refused.body;
  expect([refused.status, told, codes]).toEqual([status, code, { avatar: code }]);
  expect(await files()).toEqual([]);
});

function joinedTo(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
}

it('refuses a form whose length is too great before it is read, and a field without a file', async () => {
  const long = await app.call<Answer>('saveAvatar', 'teacher', {
    body: { avatar: new TestFile('a.png', pictureBytes.png()) },
    headers: { 'content-length': '3221225473' },
  });
  expect([long.status, long.body.code]).toEqual([413, 'fileTooLarge']);
  const text = await app.call<Answer>('saveAvatar', 'teacher', { body: { avatar: 'a.png' } });
  expect([text.status, text.body.code]).toEqual([422, 'fileMissing']);
});

it('checks a picture of 30,000 × 30,000 pixels without decoding it', async () => {
  await save('teacher', 'a.png', pictureBytes.png(30_000, 30_000));
  const before = process.memoryUsage();
  const began = performance.now();
  for (let tries = 0; tries < 20; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in sequence, to see what remains
    await save('teacher', 'a.png', pictureBytes.png(30_000, 30_000));
  }
  expect((performance.now() - began) / 20).toBeLessThan(100);
  const { rss, arrayBuffers } = process.memoryUsage();
  expect(arrayBuffers - before.arrayBuffers).toBeLessThan(20_000_000);
  expect(rss - before.rss).toBeLessThan(100_000_000);
});

it('is stored as large as it is shown, without its location and data after its end', async () => {
  const place = '10.7769N 106.7009E';
  const taken = await photograph({ width: 1200, height: 900, place });
  const page = Uint8Array.from(html, (letter) => letter.charCodeAt(0));
  const saved = await save('teacher', 'a.jpg', joined(taken, page));
  const { raw } = await app.call('getFile', 'teacher', { path: { id: idOf(saved.body.data.avatar) } });
  expect(raw.headers['content-type']).toBe('image/jpeg');
  expect(pictureSize(raw.rawPayload, 'jpeg')).toEqual({ width: 512, height: 384 });
  expect(raw.body).not.toContain(place);
  expect(raw.body).not.toContain('script');
  await app.call('removeAvatar', 'teacher');
});

it('bytes without a row are deleted after a day, and no others', async () => {
  const { files: store } = app.app.services;
  const kept = idOf((await save('admin', 'a.png', pictureBytes.png())).body.data.avatar);
  const unknown = '11111111-1111-4111-8111-111111111111';
  const cutOff = '22222222-2222-4222-8222-222222222222';
  await store.put(unknown, [pictureBytes.png()], 1_000);
  await store.put(cutOff, [pictureBytes.png()], 1_000);
  await app.database.insertInto('loose_file').values({ id: cutOff, since: app.clock.now() }).execute();

  app.clock.pass({ minutes: 23 * 60 });
  await sweepFiles.run(app.app.services, app.clock.now());
  expect(await store.exists(cutOff)).toBe(true);
  app.clock.pass({ minutes: 62 });
  await sweepFiles.run(app.app.services, app.clock.now());
  expect([await store.exists(cutOff), await store.exists(kept), await store.exists(unknown)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await loose()).toEqual([]);
});

it('bytes removed while the store failed are deleted by the sweep', async () => {
  const { files: store } = app.app.services;
  await app.signIn('teacher');
  const id = idOf((await save('teacher', 'a.png', pictureBytes.png())).body.data.avatar);
  const fails = { ...store, delete: () => Promise.reject(new Error('away')) };
  const { services } = app.app;
  services.files = Object.assign(Object.create(store), fails);
  expect((await app.call('removeAvatar', 'teacher')).status).toBe(200);
  services.files = store;
  expect(await loose()).toEqual([{ id }]);
  expect(await store.exists(id)).toBe(true);
  // The row was written by the database's own clock; the test's clock is on the same day.
  await app.database.updateTable('loose_file').set({ since: '2026-11-01T00:00:00Z' }).execute();
  await sweepFiles.run(services, app.clock.now());
  expect(await store.exists(id)).toBe(false);
});

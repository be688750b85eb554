import type { DocumentFile } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newFileId } from '../../files/fileStoreOf.ts';
import { keepThumbnail, thumbnailBytes } from '../../store/files/thumbnails.ts';
import { photograph } from '../../testing/photograph.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestDocuments } from '../../testing/TestDocuments.ts';

let app: TestApp;
let own: TestDocuments;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  own = new TestDocuments(app, 'teacher');
});
afterAll(() => app.stop());

async function added(bytes: Buffer, type: string, name = 'Ảnh.jpg'): Promise<DocumentFile> {
  const document = await own.file(name, null, { bytes, type });
  if (document.type === 'folder') throw new Error('It is a folder.');
  return document;
}

const get = (id: string, as: keyof typeof people | null = 'teacher', headers: Record<string, string> = {}) =>
  app.call<{ code: string }>('getThumbnail', as, { path: { id }, headers });
/** What the list says of it. */
const offered = async (id: string) => {
  const { data } = await own.do('getDocument', { path: { id } });
  return data.type === 'file' && data.has_thumbnail;
};
const thumbnails = () => app.database.selectFrom('file_thumbnail').selectAll().execute();

it('is small, made once however often it is asked for, and kept by browsers', async () => {
  const place = '10.7769N 106.7009E';
  const bytes = await photograph({ width: 3000, height: 1500, format: 'jpeg', place });
  const { id, file_id, has_thumbnail } = await added(bytes, 'image/jpeg');
  expect(has_thumbnail).toBe(true);
  const put = vi.spyOn(app.app.services.files, 'put');
  const answers = await Promise.all([get(file_id), get(file_id), get(file_id)]);
  answers.push(await get(file_id));
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
  for (const { status, raw } of answers) {
    expect(status).toBe(200);
    const { width, height, format } = await sharp(raw.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 400, height: 200, format: 'jpeg' });
    expect(raw.rawPayload.includes(place)).toBe(false);
  }
  const { headers } = await get(file_id);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const again = await get(file_id, 'teacher', { 'if-none-match': String(headers['etag']) });
  expect([again.status, again.raw.rawPayload.length]).toEqual([304, 0]);
  expect(await offered(id)).toBe(true);
});

it('of two processes that make it at once the first one keeps its own, and none that of a file that is gone', async () => {
  const { file_id } = await added(Buffer.from(pictureBytes.png()), 'image/png', 'Ảnh.png');
  const keep = (of: string) =>
    app.database.transaction().execute((transaction) => {
      const id = newFileId();
      const made = { id, name: 'thumbnail.png', type: 'image/png', size: 9, sha256: Buffer.from('a') };
      return keepThumbnail(transaction, of, made, app.clock.now());
    });
  const count = async () => (await app.database.selectFrom('file').select('id').execute()).length;
  const before = await count();
  expect([await keep(file_id), await keep(file_id), await keep(newFileId())]).toEqual([true, false, false]);
  expect(await count()).toBe(before + 1);
});

it('is read by those who may read the file, and nobody else', async () => {
  const { id, file_id } = await added(Buffer.from(pictureBytes.png()), 'image/png', 'Ảnh.png');
  const answers = async () => [
    (await get(file_id, 'teacher')).status,
    (await get(file_id, 'student')).status,
    (await get(file_id, 'superAdmin')).status,
    (await get(file_id, null)).status,
  ];
  expect(await answers()).toEqual([200, 404, 404, 401]);
  await own.do('shareDocument', {
    path: { id },
    body: { user_ids: [people.student.id], classroom_ids: [] },
  });
  expect(await answers()).toEqual([200, 200, 404, 401]);
  const token = await app.signIn('student');
  const inject = (cookie: string) =>
    app.app.fastify.inject({ url: `/api/files/${file_id}/thumbnail`, headers: { cookie } });
  expect((await inject(`sen-files=${token}`)).statusCode).toBe(200);
  await own.do('deleteDocuments', { body: { document_ids: [id] } });
  expect((await get(file_id, 'student')).status).toBe(404);
});

it('goes with the file, and its bytes with it', async () => {
  const { id, file_id } = await added(Buffer.from(pictureBytes.gif()), 'image/gif', 'Ảnh.gif');
  expect((await get(file_id)).status).toBe(200);
  const made = (await thumbnails()).find((one) => one.file_id === file_id)?.thumbnail_id ?? '';
  await own.do('deleteDocuments', { body: { document_ids: [id] } });
  await own.do('emptyBin', { body: {} });
  expect((await thumbnails()).filter((one) => one.file_id === file_id)).toEqual([]);
  const loose = await app.database.selectFrom('loose_file').select('id').where('id', '=', made).execute();
  expect(loose).toEqual([{ id: made }]);
});

it('stays when the owner moves to another unit', async () => {
  const { file_id } = await added(Buffer.from(pictureBytes.png()), 'image/png', 'Ảnh.png');
  expect((await get(file_id)).status).toBe(200);
  const move = async (company_id: string) => {
    await app.database
      .updateTable('user_account')
      .set({ company_id })
      .where('id', '=', people.teacher.id)
      .execute();
    app.app.services.sessions.forgetUser(people.teacher.id);
  };
  await move(secondCompany.id);
  expect((await get(file_id)).status).toBe(200);
  await move(demoCompany.id);
});

it.each([
  [
    'of 100 megapixels',
    () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#2e6e49' } })
        .png()
        .toBuffer(),
  ],
  ['that says it is one and is a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['that is an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'that is cut off',
    async () => {
      const whole = await photograph({ width: 400, height: 300, format: 'png' });
      return whole.subarray(0, whole.length * 0.6);
    },
  ],
])('a picture %s has none, which is found out once', async (_, bytes) => {
  const { id, file_id } = await added(await bytes(), 'image/png', 'Ảnh.png');
  expect(await offered(id)).toBe(true);
  expect((await get(file_id)).status).toBe(404);
  const read = vi.spyOn(app.app.services.files, 'get');
  expect((await get(file_id)).status).toBe(404);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(await offered(id)).toBe(false);
  const { data } = await own.do('listDocuments', { query: { limit: 100 } });
  expect(data).toContainEqual(expect.objectContaining({ id, has_thumbnail: false }));
});

it('is not made of other files, nor of very large ones, whose bytes nobody reads', async () => {
  const { id, file_id } = await added(Buffer.from('%PDF-1.7'), 'application/pdf', 'a.pdf');
  expect([await offered(id), (await get(file_id)).status]).toEqual([false, 404]);
  const large = await added(Buffer.from(pictureBytes.png()), 'image/png', 'Ảnh lớn.png');
  await app.database
    .updateTable('file')
    .set({ size: thumbnailBytes + 1 })
    .where('id', '=', large.file_id)
    .execute();
  const read = vi.spyOn(app.app.services.files, 'get');
  expect([await offered(large.id), (await get(large.file_id)).status]).toEqual([false, 404]);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('is not found while its bytes are not in the store, which is logged, and made when they are back', async () => {
  const bytes = Buffer.from(pictureBytes.png());
  const { file_id } = await added(bytes, 'image/png', 'Ảnh.png');
  const { files } = app.app.services;
  await files.delete(file_id);
  const error = vi.spyOn(app.app.services.log, 'error');
  expect((await get(file_id)).status).toBe(404);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
  await files.put(file_id, [bytes], bytes.length);
  expect((await get(file_id)).status).toBe(200);
});

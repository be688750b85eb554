import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOfZip } from '../../testing/filesOfZip.ts';
import { TestDocuments } from '../../testing/TestDocuments.ts';

let own: TestDocuments;
beforeAll(async () => {
  own = await TestDocuments.start();
});
afterAll(() => own.stop());

const download = (ids: string[]) => own.call('downloadDocuments', { query: { 'document_ids[]': ids } });

it('holds a folder with all that it has, under names that every device takes', async () => {
  const folder = await own.folder('Con');
  await own.folder('Trống', folder);
  const bytes = Buffer.from('%PDF-1.7 một');
  const file = await own.file('Bài 1.pdf', folder, { folders: ['Phần 1.'], bytes });
  await own.file('nul.pdf', folder);
  const answer = await download([folder, file.id, folder]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': "attachment; filename*=UTF-8''Con_.zip",
  });
  const files = await filesOfZip(answer.raw.rawPayload);
  expect(Object.keys(files)).toEqual([
    'Con_/',
    'Con_/nul_.pdf',
    'Con_/Phần 1_/',
    'Con_/Trống/',
    'Con_/Phần 1_/Bài 1.pdf',
  ]);
  expect(files['Con_/Phần 1_/Bài 1.pdf']).toEqual(bytes);
});

it('is named for several things in the language of the person', async () => {
  const ids = [(await own.file('a.pdf')).id, (await own.file('b.pdf')).id];
  const answer = await download(ids);
  expect(answer.headers['content-disposition']).toContain('tai-lieu.zip');
  expect(Object.keys(await filesOfZip(answer.raw.rawPayload))).toEqual(['a.pdf', 'b.pdf']);
});

it('is loaded by a page with its cookie, and by nobody without', async () => {
  const { id } = await own.file('c.pdf');
  const token = await own.app.signIn('student');
  const get = (url: string, cookie: string) => own.app.app.fastify.inject({ url, headers: { cookie } });
  for (const url of [`/api/files/archive?document_ids[]=${id}`, `/api/files/documents/${id}/bytes`]) {
    expect((await get(url, `sen-files=${token}`)).statusCode).toBe(200);
    expect((await get(url, '')).statusCode).toBe(401);
  }
});

it('breaks off when a file is not in the store, so that nobody takes it for complete', async () => {
  const document = await own.file('mất.pdf');
  await own.app.app.services.files.delete(document.type === 'file' ? document.file_id : '');
  await expect(download([document.id])).rejects.toThrow();
});

it('is refused for what is in the bin', async () => {
  const { id } = await own.file('bỏ.pdf');
  await own.do('deleteDocuments', { body: { document_ids: [id] } });
  expect((await download([id])).status).toBe(404);
  expect((await own.call('getDocumentBytes', { path: { id } })).status).toBe(404);
});

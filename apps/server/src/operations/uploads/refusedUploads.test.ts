import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads as forgetUploads } from '../../jobs/oldRows/uploads.ts';
import { sweepFiles } from '../../jobs/scheduled/sweepFiles.ts';
import { TestApp, type TestCall } from '../../testing/TestApp.ts';
import { TestUpload } from '../../testing/TestUpload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { unitStorageGb: 5 } });
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const pdf = Buffer.from('%PDF-1.7\nxin chào');
const announce = (body: object, call: TestCall = {}) =>
  app.call<{ code: string; message: string; data: { id: string; name: string } }>('createUpload', 'teacher', {
    body: { name: 'Bài 1.pdf', size: 10, purpose: 'lesson', ...body },
    ...call,
  });

async function cancelAll(): Promise<void> {
  await app.database.deleteFrom('upload').execute();
}

describe('a file that may not be uploaded is refused before its bytes', () => {
  it.each([
    [{ size: 3 * gigabyte + 1 }, 413, 'uploadTooLarge'],
    [{ size: gigabyte + 1, purpose: 'attachment' }, 413, 'uploadTooLarge'],
    [{ size: 0 }, 422, 'uploadEmpty'],
    [{ name: 'virus.exe' }, 415, 'fileNotAllowed'],
    [{ name: 'phim\u202Efdp.exe' }, 415, 'fileNotAllowed'],
    [{ name: '../../..' }, 415, 'fileNotAllowed'],
    [{ name: 'goi.zip', purpose: 'attachment' }, 415, 'fileNotAllowed'],
    [{ name: '' }, 422, 'validationFailed'],
    [{ name: 'a\u0000.pdf' }, 422, 'validationFailed'],
    [{ size: -1 }, 422, 'validationFailed'],
    [{ size: 1.5 }, 422, 'validationFailed'],
    [{ purpose: 'avatar' }, 422, 'validationFailed'],
  ])('%j', async (body, status, code) => {
    const answer = await announce(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('says the limit and what to do, in both languages', async () => {
    const body = { name: 'a.mp4', size: 3 * gigabyte + 1, purpose: 'lesson' };
    expect((await announce(body)).body.message).toBe(
      'Tệp lớn hơn 3 GB. Hãy nén, cắt bớt hoặc chia tệp ra rồi tải lên lại.',
    );
    await app.call('setLanguage', 'teacher', { body: { lang: 'en' } });
    expect((await announce(body)).body.message).toContain('larger than 3 GB');
    await app.call('setLanguage', 'teacher', { body: { lang: 'vi' } });
  });

  it('has the name of a file, never a path', async () => {
    const { body } = await announce({ name: '..\\..\\etc/Ba\u0300i\u200b 1.pdf' });
    expect(body.data.name).toBe('Bài 1.pdf');
    await cancelAll();
  });

  it('above what the unit may store, announced uploads included, also at once', async () => {
    const size = 2 * gigabyte;
    const answers = await Promise.all([1, 2, 3].map(() => announce({ size })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'storageFull' });
    expect(refused?.body.message).toContain('4 trong 5 GB');
    expect((await announce({ size: gigabyte })).status).toBe(200);
    await cancelAll();
  });

  it('above fifty that nothing uses yet', async () => {
    for (let made = 0; made < 50; made += 1) expect((await announce({})).status).toBe(200);
    const answer = await announce({});
    expect([answer.status, answer.body.code]).toEqual([409, 'tooManyUploads']);
    await cancelAll();
  });
});

describe('what arrives', () => {
  const isKept = async ({ id }: TestUpload) =>
    (await app.app.services.files.exists(id)) ||
    (await app.database.selectFrom('upload').select('id').where('id', '=', id).execute()).length > 0;

  it('is not finished before it is whole, and goes on after that', async () => {
    const upload = await TestUpload.create(app, pdf);
    await upload.send({ from: 0, cutAfter: 5 });
    const { status, body } = await upload.finish();
    expect([status, body.code]).toEqual([409, 'uploadIncomplete']);
    await upload.sendRest();
    expect((await upload.finish()).status).toBe(200);
  });

  it('is deleted when it is not what was sent', async () => {
    const upload = await TestUpload.create(app, pdf);
    await upload.send({ from: 0 });
    const { status, body } = await upload.finish('0'.repeat(64));
    expect([status, body.code]).toEqual([422, 'uploadDamaged']);
    expect(await isKept(upload)).toBe(false);
  });

  it.each([
    ['Bài.pdf', '<html><script>alert(1)</script>', 'fileIsAnother'],
    ['Bài.mp4', '<svg onload="alert(1)"/>', 'fileIsAnother'],
    ['Bài.docx', 'MZ\u0090\u0000 a program', 'fileContentUnknown'],
    ['Bài.png', '%PDF-1.7', 'fileIsAnother'],
  ])('is deleted when %s contains %j', async (name, content, code) => {
    const upload = await TestUpload.create(app, Buffer.from(content), name);
    await upload.send({ from: 0 });
    const { status, body } = await upload.finish();
    expect([status, body.code]).toEqual([415, code]);
    expect(await isKept(upload)).toBe(false);
  });

  it('follows what is there: another offset and more than announced are refused', async () => {
    const upload = await TestUpload.create(app, pdf);
    expect(await upload.send({ from: 3 })).toBe(409);
    expect(await upload.send({ from: 0 }, Buffer.concat([pdf, pdf]))).toBe(413);
    expect(await upload.offset()).toBe(0);
    expect(await upload.send({ from: 0 })).toBe(204);
    expect(await upload.send({ from: 0 })).toBe(409);
  });

  it.each([
    [{ 'tus-resumable': '0.2.2', 'upload-offset': '0' }, 400],
    [{ 'upload-offset': '0' }, 400],
    [{ 'tus-resumable': '1.0.0' }, 400],
    [{ 'tus-resumable': '1.0.0', 'upload-offset': '-1' }, 400],
    [{ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/octet-stream' }, 415],
  ])('comes by the protocol: not with %j', async (headers, status) => {
    const { id } = await TestUpload.create(app, pdf);
    const answer = await app.call('appendUpload', 'teacher', {
      path: { id },
      body: pdf,
      headers: { 'content-type': 'application/offset+octet-stream', ...headers },
    });
    expect(answer.status).toBe(status);
  });

  it('is unavailable, not lost, when the disk fails', async () => {
    const full = await TestApp.start({ config: { dataDir: '/dev/null/sen' } });
    const body = { name: 'a.pdf', size: 10, purpose: 'lesson' };
    const answer = await full.call<{ code: string }>('createUpload', 'teacher', { body });
    expect([answer.status, answer.body.code]).toEqual([503, 'serviceUnavailable']);
    expect(await full.database.selectFrom('upload').select('id').execute()).toEqual([]);
    await full.stop();
  });

  it('says that the disk is full, and goes on once there is space', async () => {
    const upload = await TestUpload.create(app, pdf);
    const { dataDir } = app.app.services.config;
    const coming = join(dataDir, 'files', 'incoming', upload.id);
    await rm(coming);
    await symlink('/dev/full', coming);
    const answer = await app.call<{ code: string; message: string }>(
      'appendUpload',
      { token: upload.token },
      {
        path: { id: upload.id },
        body: pdf,
        headers: {
          'content-type': 'application/offset+octet-stream',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
        },
      },
    );
    expect([answer.status, answer.body.code]).toEqual([507, 'serverStorageFull']);
    expect(answer.body.message).toContain('báo quản trị hệ thống');
    await rm(coming);
    await writeFile(coming, '');
    await upload.sendRest();
    expect((await upload.finish()).status).toBe(200);
  });

  it('is forgotten with its bytes when nothing took it for a week', async () => {
    const upload = await TestUpload.create(app, pdf);
    await upload.send({ from: 0 });
    await upload.finish();
    const { services } = app.app;
    expect(await isKept(upload)).toBe(true);
    app.clock.pass({ days: 7 });
    await forgetUploads(services, app.clock.now());
    await app.database
      .updateTable('loose_file')
      .set({ since: new Date(0) })
      .execute();
    await sweepFiles.run(services, app.clock.now());
    expect(await isKept(upload)).toBe(false);
  });
});

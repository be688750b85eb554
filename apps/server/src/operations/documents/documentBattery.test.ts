import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { people } from '@sen/api/fixtures/people';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { uploadLimits } from '@sen/domain/uploads/mayUpload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { filesOfZip } from '../../testing/filesOfZip.ts';
import { decodeOr, hostilePaths } from '../../testing/hostilePaths.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestChat } from '../../testing/TestChat.ts';
import { completeUpload, nameOf, TestDocuments } from '../../testing/TestDocuments.ts';

let app: TestApp;
let own: TestDocuments;
beforeAll(async () => {
  app = await TestApp.start();
  own = new TestDocuments(app, 'teacher');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('document').execute();
  await app.database.deleteFrom('upload').execute();
});

const page = Buffer.from('%PDF-1.7\n<html><svg onload=alert(1)><script>alert(1)</script>');
/** Also formats that are refused today: a row of another version must not be dangerous either. */
const types = [
  ...Object.values(fileFormats).map(({ type }) => type),
  'text/xml',
  'application/xhtml+xml',
  'text/javascript',
];
const pictures = ['image/png', 'image/jpeg', 'image/gif'];

it('no document, thumbnail or file of a chat runs a script when its address is opened (X7)', async () => {
  const document = await own.file('<img onerror=alert(1) src=x>\u202Efdp.pdf', null, { bytes: page });
  const fileId = document.type === 'file' ? document.file_id : '';
  const upload_id = await completeUpload(app, people.teacher.id, {
    name: 'Phiếu.pdf',
    bytes: page,
    purpose: 'chat',
  });
  const { file } = await new TestChat(app, 'teacher').send('admin', { is_attachment: 1, upload_id });
  const sent = file?.id ?? '';
  let served = 0;
  for (const type of types) {
    await app.database.updateTable('file').set({ type }).where('id', 'in', [fileId, sent]).execute();
    await app.database.deleteFrom('file_thumbnail').execute();
    for (const headers of [{}, { range: 'bytes=0-4' }]) {
      const answers = [
        [await app.call('getDocumentBytes', 'teacher', { path: { id: document.id }, headers }), false],
        [await app.call('getFile', 'admin', { path: { id: sent }, headers }), pictures.includes(type)],
      ] as const;
      for (const [answer, isInline] of answers) {
        expect([200, 206]).toContain(answer.status);
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        });
        expect(answer.headers['content-disposition'], type).toMatch(
          isInline ? /^inline; filename\*=UTF-8''[\w%.()-]+$/ : /^attachment; filename\*=UTF-8''[\w%.()-]+$/,
        );
        served += 1;
      }
      // Whatever it says it is, it cannot be decoded as a picture.
      expect((await app.call('getThumbnail', 'teacher', { path: { id: fileId }, headers })).status).toBe(404);
    }
  }
  console.log(
    `X7: ${served} answers of documents and of the chat in ${types.length} types, all nosniff and sandboxed, documents never inline; ${2 * types.length} thumbnails refused`,
  );
});

const forms = 200;

it('no path of a folder leads anywhere else (X8)', async () => {
  await own.folder('Giáo án');
  const token = await app.signIn('teacher');
  const made = hostilePaths('X8 folders');
  const answers = new Map<number, number>();
  for (let form = 0; form < forms; form += 1) {
    const path = made();
    const urls = [
      // Without a first letter it might be empty, which is the root.
      `/api/folders?path=a${path}`,
      `/api/folders?path=${encodeURIComponent(path)}`,
      `/api/folders?path=${encodeURIComponent(`Giáo án/${decodeOr(path)}`)}`,
    ];
    for (const url of urls) {
      const { statusCode, body } = await app.app.fastify.inject({
        url,
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
      });
      expect([404, 422], `${url}: ${body}`).toContain(statusCode);
      expect(body).not.toMatch(/root:|PATH=|Giáo án/);
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    }
  }
  const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`X8: ${3 * forms} paths of folders (${counted})`);
});

it('no name of a folder or file leads out of its folder, its archive or the store (X8)', async () => {
  const made = hostilePaths('X8 names');
  let typed = 0;
  const taken = new Set<string>();
  for (let form = 0; form < forms; form += 1) {
    const { status, body } = await own.call<{ data: { id: string; folder_name: string } }>('addFolder', {
      body: { folder_id: null, name: decodeOr(made()) },
    });
    if (status !== 200) {
      expect([409, 422]).toContain(status);
      continue;
    }
    typed += 1;
    taken.add(body.data.folder_name);
    const { place } = await own.do('listDocuments', { query: { path: body.data.folder_name } });
    expect(place.folder_id).toBe(body.data.id);
  }

  const root = await own.folder('Tải lên');
  // The contract refuses NUL in every text.
  const name = () => decodeOr(made()).replaceAll('\0', '');
  for (let form = 0; form < forms; form += 1) {
    const file = await own.file(`${name()}a.pdf`, root, { folders: [name(), name()], bytes: page });
    expect(nameOf(file)).toMatch(/\.pdf$/);
    taken.add(nameOf(file));
  }
  for (const one of taken) {
    expect(one).not.toMatch(/[/\\:\p{Cc}]/u);
    expect(one).not.toMatch(/^\.*$/);
  }
  const archive = await own.call('downloadDocuments', { query: { 'document_ids[]': [root] } });
  const entries = Object.keys(await filesOfZip(archive.raw.rawPayload));
  expect(entries.length).toBeGreaterThan(forms);
  for (const entry of entries) {
    expect(entry).toMatch(/^Tải lên\//);
    expect(entry.split('/').some((step) => /^\.+$/.test(step))).toBe(false);
    expect(entry).not.toMatch(/[\\:\p{Cc}]/u);
  }

  let announced = 0;
  for (const purpose of Object.keys(uploadLimits))
    for (let form = 0; form < forms / 2; form += 1) {
      const { status, body } = await own.call<{ data: { id: string; name: string } }>('createUpload', {
        body: { name: `${decodeOr(made())}a.pdf`, size: 9, purpose },
      });
      if (status !== 200) {
        expect([415, 422]).toContain(status);
        continue;
      }
      announced += 1;
      expect(body.data.name).not.toMatch(/[/\\\p{Cc}]/u);
      await app.call('deleteUpload', 'teacher', { path: { id: body.data.id } });
    }
  const stored = await readdir(join(app.app.services.config.dataDir, 'files'), { recursive: true });
  expect(
    stored.filter((path) => !/^(incoming|[0-9a-f]{2}(\/[0-9a-f]{2})?)(\/[0-9a-f-]{36})?$/.test(path)),
  ).toEqual([]);
  console.log(
    `X8: ${forms} typed names (${typed} taken), ${3 * forms} names from devices, ${entries.length} entries of an archive, ${announced} announced names of ${Object.keys(uploadLimits).length} purposes: 0 outside`,
  );
});

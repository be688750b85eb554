import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeOr, hostilePaths } from '../../testing/hostilePaths.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestUpload } from '../../testing/TestUpload.ts';
import { takeUploads } from '../../uploads/takeUploads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const take = (id: string) =>
  app.database.transaction().execute((transaction) =>
    takeUploads(transaction, [{ id, field: 'file' }], {
      caller: people.teacher,
      company_id: demoCompany.id,
      purpose: 'lesson',
      now: app.clock.now(),
    }),
  );

it('no stored file runs a script when its address is opened (X7)', async () => {
  const upload = await TestUpload.create(
    app,
    Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'),
    '<img onerror=alert(1) src=x>\u202Efdp.pdf',
  );
  await upload.send({ from: 0 });
  await upload.finish();
  await take(upload.id);
  // Also formats that are refused today: a row of another version must not be dangerous either.
  const types = Object.values(fileFormats).map(({ type }) => type);
  let served = 0;
  for (const type of [...types, 'text/xml', 'application/xhtml+xml', 'text/javascript']) {
    await app.database.updateTable('file').set({ type }).where('id', '=', upload.id).execute();
    for (const headers of [{}, { range: 'bytes=0-4' }]) {
      const { status, headers: answered } = await app.call('getFile', 'teacher', {
        path: { id: upload.id },
        headers,
      });
      expect([200, 206]).toContain(status);
      expect(answered).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      const isPicture = ['image/png', 'image/jpeg', 'image/gif'].includes(type);
      expect(answered['content-disposition'], type).toMatch(
        isPicture ? /^inline; filename\*=UTF-8''[\w%.()-]+$/ : /^attachment; filename\*=UTF-8''[\w%.()-]+$/,
      );
      served += 1;
    }
  }
  console.log(
    `X7: ${served} answers of ${types.length + 3} types, all nosniff and sandboxed, inline only pictures`,
  );
});

/** Resolved by the client, as browsers do, it is the address of the caller's documents, of which there are none here. */
const isOfDocuments = (url: string) => /^\/api\/files\/?$/.test(new URL(url, 'http://sen').pathname);

it('no address and no name leads to another file (X8)', async () => {
  const token = await app.signIn('teacher');
  const made = hostilePaths('X8');
  const answers = new Map<number, number>();
  for (let form = 0; form < 200; form += 1)
    for (const url of [`/api/files/${made()}`, `/api/uploads/${made()}/bytes`]) {
      const { statusCode, body } = await app.app.fastify.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
      });
      expect(body, url).not.toMatch(/root:|PATH=/);
      if (statusCode === 200) {
        expect(url).toSatisfy(isOfDocuments);
        expect(JSON.parse(body), url).toMatchObject({ data: [], total: 0 });
      } else {
        expect(statusCode, url).toBeGreaterThanOrEqual(400);
        expect(statusCode, url).toBeLessThan(500);
      }
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    }

  await app.database.deleteFrom('upload').execute();
  let named = 0;
  for (let name = 0; name < 200; name += 1) {
    const body = { name: `${decodeOr(made())}a.pdf`, size: 9, purpose: 'lesson' };
    const answer = await app.call<{ data: { id: string; name: string } }>(
      'createUpload',
      { token },
      { body },
    );
    if (answer.status !== 200) {
      expect([415, 422]).toContain(answer.status);
      continue;
    }
    named += 1;
    expect(answer.body.data.name).not.toMatch(/[/\\\p{Cc}]/u);
    await app.call('deleteUpload', { token }, { path: { id: answer.body.data.id } });
  }
  const stored = await readdir(join(app.app.services.config.dataDir, 'files'), { recursive: true });
  expect(
    stored.filter((path) => !/^(incoming|[0-9a-f]{2}(\/[0-9a-f]{2})?)(\/[0-9a-f-]{36})?$/.test(path)),
  ).toEqual([]);
  const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `X8: 400 addresses (${counted}), 200 names (${named} taken without their folders), 0 files outside`,
  );
});

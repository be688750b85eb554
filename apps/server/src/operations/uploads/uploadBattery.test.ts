import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { captionExtensions, documentExtensions, packageExtensions } from '@sen/domain/files/fileExtensions';
import { fileFormats, formatsOf } from '@sen/domain/files/fileFormats';
import { sniffFile } from '@sen/domain/files/sniffFile';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { TestUpload } from '../../testing/TestUpload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** Contents that a wrong name could bring in. */
const contents = {
  'a page with a script': '<!doctype html><script>alert(1)</script>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a Windows program': 'MZ\u0090\u0000\u0003\u0000\u0000\u0000',
  'a Linux program': '\u007fELF\u0002\u0001\u0001',
  'a script of a shell': '#!/bin/sh\nrm -rf /\n',
  'a script of PHP': '<?php system($_GET[0]); ?>',
  'an archive': 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000a.txt',
  'a PDF': '%PDF-1.7\n',
  'a picture': '\u0089PNG\r\n\u001a\n',
  'nothing but zeros': '\u0000'.repeat(64),
} as const;

describe('R16', () => {
  it('a wrong type under a right name is refused and deleted, whatever the extension', async () => {
    const extensions = [...documentExtensions, ...packageExtensions, ...captionExtensions];
    const token = await app.signIn('teacher');
    let refused = 0;
    let right = 0;
    for (const extension of extensions)
      for (const [what, text] of Object.entries(contents)) {
        const bytes = Buffer.from(text, 'latin1');
        const formats: readonly string[] = formatsOf[extension];
        if (formats.includes(sniffFile(bytes) ?? '')) {
          right += 1;
          continue;
        }
        const upload = await TestUpload.create(app, bytes, `Bài.${extension}`, token);
        await upload.send({ from: 0 });
        const { status, body } = await upload.finish();
        expect([status, body.code], `${what} as .${extension}`).toEqual([
          415,
          expect.stringMatching(/^file(IsAnother|ContentUnknown)$/),
        ]);
        expect(await app.app.services.files.exists(upload.id)).toBe(false);
        refused += 1;
      }
    console.log(
      `R16: ${refused} wrong contents under ${extensions.length} right extensions refused and deleted, ${right} were right`,
    );
    expect(refused).toBeGreaterThan(150);
    expect(right).toBeGreaterThan(0);
  });

  it('3 GB and a byte are refused before the body is read', async () => {
    const body = { name: 'a.mp4', size: 3 * gigabyte + 1, purpose: 'lesson' };
    expect((await app.call('createUpload', 'teacher', { body })).status).toBe(413);
    const upload = await TestUpload.create(app, Buffer.from('%PDF-1.7'));
    const { port } = app.app.fastify.server.address() as AddressInfo;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          [
            `PATCH /api/uploads/${upload.id}/bytes HTTP/1.1`,
            'Host: sen',
            `Authorization: Bearer ${upload.token}`,
            'X-Requested-With: XMLHttpRequest',
            'Tus-Resumable: 1.0.0',
            'Upload-Offset: 0',
            'Content-Type: application/offset+octet-stream',
            `Content-Length: ${3 * gigabyte + 1}`,
            '',
            '',
          ].join('\r\n'),
        );
        const [answer] = await once(socket, 'data');
        socket.destroy();
        return String(answer);
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*application\/problem\+json/);
    expect(await upload.offset()).toBe(0);
    console.log(`R16: ${answers.length} parallel bodies of 3 GB and a byte refused, 0 bytes of them read`);
  });

  it('ten at once arrive whole, each with its own content', async () => {
    const token = await app.signIn('teacher');
    const uploads = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        TestUpload.create(
          app,
          Buffer.from(`%PDF-1.7\n${`${place}`.repeat(1_000_000)}`),
          `${place}.pdf`,
          token,
        ),
      ),
    );
    await Promise.all(uploads.map((upload) => upload.send({ from: 0, cutAfter: 300_000 })));
    await Promise.all(uploads.map((upload) => upload.sendRest()));
    const ends = await Promise.all(uploads.map((upload) => upload.finish()));
    expect(ends.map(({ body }) => body.data.type)).toEqual(uploads.map(() => fileFormats.pdf.type));
    console.log(`R16: ${ends.length} in parallel, each cut once, ${ends.length} hashes equal`);
  });
});

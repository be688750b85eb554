import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found } from '../../errors/RefusalError.ts';
import { S3Server } from '../../testing/S3Server.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestUpload } from '../../testing/TestUpload.ts';

/** More than two parts of a bucket, and a rest. */
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(18_000_000)]);

let bucket: S3Server;
beforeAll(async () => {
  bucket = await S3Server.start();
});
afterAll(() => bucket.stop());

async function listening(config: Parameters<typeof TestApp.start>[0] = {}): Promise<TestApp> {
  const app = await TestApp.start(config);
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const stores: [string, () => Parameters<typeof TestApp.start>[0]][] = [
  ['a disk', () => ({})],
  ['a bucket', () => ({ config: { s3: bucket.config } })],
];

describe.each(stores)('a file that is sent to %s', (_, configOf) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await listening(configOf());
  });
  afterAll(() => app.stop());

  const stored = async (id: string) => buffer(found(await app.app.services.files.get(id)));

  it('arrives whole over a line that is cut again and again, also through another server', async () => {
    const upload = await TestUpload.create(app, content);
    const other = await app.another();
    await other.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    for (const [part, through] of [app, other, app, other].entries()) {
      const over = upload.over(through);
      const from = await over.offset();
      expect(await over.send({ from, cutAfter: 2_500_000 + part })).not.toBe(204);
    }
    expect(await upload.offset()).toBeLessThan(content.length);
    await upload.sendRest();
    expect(await upload.offset()).toBe(content.length);

    expect((await upload.finish()).body.data.type).toBe('application/pdf');
    expect((await stored(upload.id)).equals(content)).toBe(true);
    expect((await upload.finish()).status, 'a repeat').toBe(200);
    await other.app.fastify.close();
  });

  it('keeps what has arrived when its line is cut', async () => {
    const upload = await TestUpload.create(app, content);
    await upload.send({ from: 0, cutAfter: 9_000_000 });
    await expect.poll(() => upload.offset(), { timeout: 20_000 }).toBeGreaterThan(5_000_000);
  });

  it('goes on at once over a new line while the old one still seems to be there', async () => {
    const upload = await TestUpload.create(app, content);
    const old = upload.send({ from: 0, cutAfter: 6_000_000 });
    // Before the old line is cut, and whatever has arrived over it.
    await upload.sendRest();
    await old;
    expect((await upload.finish()).status).toBe(200);
    expect((await stored(upload.id)).equals(content)).toBe(true);
  });

  it('is sent by tus-js-client in chunks', async () => {
    const upload = await TestUpload.create(app, content);
    const { port } = app.app.fastify.server.address() as AddressInfo;
    const seen: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const client = new Upload(content, {
        uploadUrl: `http://127.0.0.1:${port}/api/uploads/${upload.id}/bytes`,
        headers: { authorization: `Bearer ${upload.token}`, 'x-requested-with': 'XMLHttpRequest' },
        chunkSize: 8_000_000,
        onChunkComplete: (_size, accepted) => seen.push(accepted),
        onError: reject,
        onSuccess: () => resolve(),
      });
      client.start();
    });
    expect(seen).toEqual([8_000_000, 16_000_000, content.length]);
    expect((await upload.finish()).status).toBe(200);
    expect((await stored(upload.id)).equals(content)).toBe(true);
  });

  it('is gone with its bytes when it is cancelled, whole or not', async () => {
    const { files } = app.app.services;
    for (const cutAfter of [undefined, 6_000_000]) {
      const upload = await TestUpload.create(app, content);
      await upload.send({ from: 0, ...(cutAfter === undefined ? {} : { cutAfter }) });
      expect(
        (await app.call('deleteUpload', { token: upload.token }, { path: { id: upload.id } })).status,
      ).toBe(200);
      expect(await files.exists(upload.id)).toBe(false);
      expect((await upload.finish()).status).toBe(404);
    }
    const loose = await app.database.selectFrom('loose_file').select('id').execute();
    expect(loose).toEqual([]);
  });
});

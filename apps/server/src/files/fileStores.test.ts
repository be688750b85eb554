import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { S3Server } from '../testing/S3Server.ts';
import { DiskFiles } from './DiskFiles.ts';
import type { FileStore } from './FileStore.ts';
import { FileStoreFailed } from './FileStoreFailed.ts';
import { fileStoreOf, newFileId } from './fileStoreOf.ts';
import { S3Files } from './S3Files.ts';

let folder: string;
let bucket: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sen-files-'));
  bucket = await S3Server.start();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await bucket.stop();
});

const stores: [string, () => FileStore][] = [
  ['a disk', () => new DiskFiles(folder)],
  ['a bucket', () => new S3Files(bucket.config)],
];

describe.each(stores)('the files of %s', (_, open) => {
  const bytes = randomBytes(200_000);
  async function* inPieces() {
    for (let at = 0; at < bytes.length; at += 9_000) yield bytes.subarray(at, at + 9_000);
  }

  it('are stored, read whole and in ranges, and deleted', async () => {
    const store = open();
    const id = newFileId();
    expect(await store.put(id, inPieces(), 200_000)).toEqual({
      size: 200_000,
      sha256: createHash('sha256').update(bytes).digest(),
    });
    const got = async (range?: { start: number; end: number }) => {
      const stream = await store.get(id, range);
      return stream && buffer(stream);
    };
    expect(await store.exists(id)).toBe(true);
    expect((await got())?.equals(bytes)).toBe(true);
    expect((await got({ start: 10, end: 19 }))?.equals(bytes.subarray(10, 20))).toBe(true);
    await store.delete(id);
    await store.delete(id);
    expect([await store.exists(id), await store.get(id)]).toEqual([false, undefined]);
  });

  it('are not kept if they exceed the limit or are interrupted', async () => {
    const store = open();
    const id = newFileId();
    await expect(store.put(id, inPieces(), 199_999)).rejects.toMatchObject({ code: 'fileTooLarge' });
    async function* cut() {
      yield bytes;
      throw new Error('the line was cut');
    }
    await expect(store.put(id, cut(), 300_000)).rejects.toThrow('the line was cut');
    expect(await store.exists(id)).toBe(false);
  });
});

describe('a disk', () => {
  it('spreads files over folders, and leaves no partial file', async () => {
    const store = new DiskFiles(folder);
    const id = newFileId();
    await store.put(id, [randomBytes(10)], 10);
    expect((await stat(join(folder, id.slice(0, 2), id.slice(2, 4), id))).size).toBe(10);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it.each(['../../etc/passwd', '..', 'a/b', '', '00000000-0000-4000-8000-00000000000\u0000', 'C:\\x'])(
    'knows no file %j',
    async (id) => {
      const store = new DiskFiles(folder);
      await expect(store.get(id)).rejects.toThrow('is no id of a file');
      await expect(store.put(id, [], 1)).rejects.toThrow('is no id of a file');
      await expect(store.delete(id)).rejects.toThrow('is no id of a file');
    },
  );
});

it('a disk that cannot be written is a transient error', async () => {
  // A file exists where the folder should be.
  await writeFile(join(folder, 'taken'), '');
  const store = new DiskFiles(join(folder, 'taken'));
  await expect(store.put(newFileId(), [randomBytes(9)], 9)).rejects.toMatchObject({
    name: 'FileStoreFailed',
    code: 'serviceUnavailable',
  });
});

it('a disk that is full says so, and keeps nothing', async () => {
  const store = new DiskFiles(folder);
  const id = newFileId();
  await mkdir(join(folder, 'incoming'), { recursive: true });
  await symlink('/dev/full', join(folder, 'incoming', id));
  await expect(store.put(id, [randomBytes(9)], 9)).rejects.toMatchObject({ code: 'serverStorageFull' });
  expect(await store.exists(id)).toBe(false);
  expect(await readdir(join(folder, 'incoming'))).not.toContain(id);
});

it('never accesses anything outside its own ids (X8)', async () => {
  const store = new DiskFiles(folder);
  const piece = fc.constantFrom(
    '..',
    '/',
    '\\',
    '%2e',
    '%252f',
    '\u0000',
    '․',
    '／',
    'incoming',
    'ab',
    'etc/passwd',
    '~',
    'C:',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      await expect(store.get(pieces.join(''))).rejects.toThrow('is no id of a file');
    }),
    { numRuns: 200 },
  );
});

describe('a bucket', () => {
  const store = () => new S3Files(bucket.config);
  afterEach(() => {
    bucket.fault = undefined;
  });

  it.each([
    ['secret', { secretKey: 'another' }, 'SignatureDoesNotMatch'],
    ['key', { accessKey: 'another' }, 'InvalidAccessKeyId'],
    ['bucket', { bucket: 'another' }, 'NoSuchBucket'],
  ])('that is asked with another %s says what to look at', async (_, changes, reason) => {
    const other = new S3Files({ ...bucket.config, ...changes });
    await expect(other.put(newFileId(), [randomBytes(9)], 9)).rejects.toThrow(
      new RegExp(`answered PUT with 40[34].*S3_BUCKET.*${reason}`, 's'),
    );
  });

  it('receives the length and the hash, which Amazon requires and this server does not check', async () => {
    const id = newFileId();
    const bytes = randomBytes(70_000);
    await store().put(id, [bytes], 70_000);
    const put = bucket.heard.find(({ method, path }) => method === 'PUT' && path === `/sen/${id}`);
    expect(put?.headers).toMatchObject({
      'content-length': '70000',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    });
    expect(put?.headers.authorization).toMatch(/SignedHeaders=host;x-amz-content-sha256;x-amz-date,/);
  });

  it('stores an empty file', async () => {
    const id = newFileId();
    await store().put(id, [], 0);
    const stream = await store().get(id);
    expect([await store().exists(id), stream && (await buffer(stream)).length]).toEqual([true, 0]);
  });

  it.each([503, 'cut'] as const)(
    'that fails (%s) is an error, and not a file that is not there',
    async (fault) => {
      const id = newFileId();
      const bytes = randomBytes(3_000_000);
      await store().put(id, [bytes], bytes.length);
      bucket.fault = fault;
      await expect(store().get(id)).rejects.toBeInstanceOf(FileStoreFailed);
      await expect(store().exists(id)).rejects.toBeInstanceOf(FileStoreFailed);
      await expect(store().delete(id)).rejects.toBeInstanceOf(FileStoreFailed);
      await expect(store().put(newFileId(), [bytes], bytes.length)).rejects.toBeInstanceOf(FileStoreFailed);
    },
  );

  it('fails instead of returning a truncated file when the connection is cut', async () => {
    bucket.fault = 'cutHalfway';
    const stream = await store().get(newFileId());
    await expect(stream && buffer(stream)).rejects.toThrow('aborted');
  });

  it('that cannot be reached is an error', async () => {
    const nowhere = new S3Files({ ...bucket.config, endpoint: 'http://127.0.0.1:9' });
    await expect(nowhere.put(newFileId(), [randomBytes(9)], 9)).rejects.toBeInstanceOf(FileStoreFailed);
  });
});

describe('which of them', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'sen',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'hush',
  };

  it('follows from the environment', () => {
    expect(fileStoreOf(readConfig({}))).toBeInstanceOf(DiskFiles);
    expect(fileStoreOf(readConfig(s3))).toBeInstanceOf(S3Files);
    expect(readConfig(s3).s3).toMatchObject({ region: 'us-east-1', bucket: 'sen' });
  });

  it('is refused when incomplete', () => {
    expect(() => readConfig({ ...s3, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY must be set');
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT is not an address');
  });
});

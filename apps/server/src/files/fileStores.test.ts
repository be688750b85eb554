import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { S3Double } from '../testing/S3Double.ts';
import { DiskFiles } from './DiskFiles.ts';
import type { FileStore } from './FileStore.ts';
import { FileStoreFailed } from './FileStoreFailed.ts';
import { fileStoreOf, newFileId } from './fileStoreOf.ts';
import { S3Files } from './S3Files.ts';

let folder: string;
let double: S3Double;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sen-files-'));
  double = await S3Double.start();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await double.stop();
});

const stores: [string, () => FileStore][] = [
  ['a disk', () => new DiskFiles(folder)],
  ['a bucket', () => new S3Files(double.config)],
];

describe.each(stores)('the files of %s', (_, open) => {
  const bytes = randomBytes(200_000);
  async function* inPieces() {
    for (let at = 0; at < bytes.length; at += 9_000) yield bytes.subarray(at, at + 9_000);
  }

  it('are put, got whole and in parts, and deleted', async () => {
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

  it('that grow beyond their limit, or are cut off, are not there', async () => {
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
  it('spreads files over folders, and leaves none half written', async () => {
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

it('a disk that takes nothing is an error that passes', async () => {
  // A file stands where the folder should be.
  await writeFile(join(folder, 'taken'), '');
  const store = new DiskFiles(join(folder, 'taken'));
  await expect(store.put(newFileId(), [randomBytes(9)], 9)).rejects.toBeInstanceOf(FileStoreFailed);
});

it('whatever is asked for, nothing outside of its own ids is touched (X8)', async () => {
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
  it('that does not know the keys says what to look at', async () => {
    const store = new S3Files({ ...double.config, secretKey: 'another' });
    await expect(store.put(newFileId(), [randomBytes(9)], 9)).rejects.toThrow(
      /answered PUT with 403.*S3_BUCKET/,
    );
  });

  it('that fails is an error, and not a file that is not there', async () => {
    const store = new S3Files(double.config);
    double.failsWith = 503;
    await expect(store.get(newFileId())).rejects.toThrow('503');
    await expect(store.exists(newFileId())).rejects.toThrow('503');
    double.failsWith = undefined;
  });

  it('that cannot be reached is an error', async () => {
    const store = new S3Files({ ...double.config, endpoint: 'http://127.0.0.1:9' });
    await expect(store.put(newFileId(), [randomBytes(9)], 9)).rejects.toThrow('ECONNREFUSED');
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

  it('is refused when only half of it is said', () => {
    expect(() => readConfig({ ...s3, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY must be set');
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT is not an address');
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskFiles } from '../files/DiskFiles.ts';
import { manifestText, packageBytes } from '../testing/samplePackage.ts';
import { zipBytes } from '../zip/zipBytes.ts';
import { readPackage } from './readPackage.ts';

let folder: string;
let files: DiskFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sen-packages-'));
  files = new DiskFiles(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function answerOf(bytes: Buffer): Promise<string | undefined> {
  const id = randomUUID();
  await files.put(id, [bytes], bytes.length);
  const read = await readPackage(files, { id, size: bytes.length });
  return 'refusal' in read ? read.refusal.code : undefined;
}

const megabyte = 1024 ** 2;
const manifest = manifestText('1.2');
const withFiles = (entries: Record<string, string | Uint8Array>) =>
  zipBytes({ 'imsmanifest.xml': manifest, 'index.html': 'x', ...entries });

/** Changes a field of each entry that the directory lists. */
function relisted(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const lying = Buffer.from(bytes);
  for (
    let at = lying.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    change(lying.subarray(at));
  return lying;
}

/** A directory of this many entries that all refer to the first file. */
function listing(bytes: Buffer, count: number): Buffer {
  const from = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  const entry = bytes.subarray(from, bytes.indexOf('PK\x01\x02', from + 4, 'latin1'));
  const directory = Buffer.concat(Array.from({ length: count }, () => entry));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(from, 16);
  return Buffer.concat([bytes.subarray(0, from), directory, end]);
}

/** The same with the 64-bit end that larger numbers need. */
function saying64(bytes: Buffer, count: number): Buffer {
  const place = bytes.length - 22;
  const end64 = Buffer.alloc(56);
  end64.write('PK\x06\x06', 'latin1');
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(bytes.readUInt32LE(place + 12)), 40);
  end64.writeBigUInt64LE(BigInt(bytes.readUInt32LE(place + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(place), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(bytes.subarray(place));
  end.fill(0xff, 8, 20);
  return Buffer.concat([bytes.subarray(0, place), end64, locator, end]);
}

const entities = [...'bcdefg']
  .map((name, at) => `<!ENTITY ${name} "${Array.from({ length: 50 }, () => `&${'abcdef'[at]};`).join('')}">`)
  .join('');

const hostile: Readonly<Record<string, [() => Buffer, string]>> = {
  'no archive': [() => randomBytes(1000), 'packageUnreadable'],
  'an empty file': [() => Buffer.alloc(0), 'packageUnreadable'],
  'an archive that is cut': [() => packageBytes('1.2').subarray(0, -30), 'packageUnreadable'],
  'a directory of random bytes': [
    () => relisted(packageBytes('1.2'), (entry) => randomBytes(30).copy(entry)),
    'packageUnreadable',
  ],
  '20,001 entries': [() => listing(packageBytes('1.2'), 20_001), 'packageManyFiles'],
  '1,000,000 entries': [() => saying64(packageBytes('1.2'), 1_000_000), 'packageManyFiles'],
  'entries that share their bytes': [
    () => listing(zipBytes({ a: randomBytes(10_000), b: '' }), 500),
    'packageNameTwice',
  ],
  'a name that leads outside': [() => withFiles({ '../../sen-slip': 'x' }), 'packagePath'],
  'a name from the root': [() => withFiles({ '/tmp/sen-slip': 'x' }), 'packagePath'],
  'a name of Windows': [() => withFiles({ 'C:\\sen-slip': 'x' }), 'packagePath'],
  'a name with NUL': [() => withFiles({ 'a\u0000b': 'x' }), 'packagePath'],
  'a link': [
    () =>
      relisted(withFiles({}), (entry) => {
        entry.writeUInt32LE(0xa1ff0000, 38);
      }),
    'packagePath',
  ],
  'a password': [
    () =>
      relisted(withFiles({}), (entry) => {
        entry.writeUInt16LE(1, 8);
      }),
    'packageEncrypted',
  ],
  'an unknown compression': [
    () =>
      relisted(withFiles({}), (entry) => {
        entry.writeUInt16LE(99, 10);
      }),
    'packageMethod',
  ],
  'a bomb': [() => withFiles({ 'a.bin': Buffer.alloc(200 * megabyte) }), 'packageTooDense'],
  'a manifest that says to be a byte': [
    () =>
      relisted(
        zipBytes({ 'imsmanifest.xml': `${manifest}${' '.repeat(50 * megabyte)}`, 'index.html': 'x' }),
        (entry) => {
          entry.writeUInt32LE(1, 24);
        },
      ),
    'packageManifestUnreadable',
  ],
  'a manifest of 6 MB': [
    () =>
      zipBytes({
        'imsmanifest.xml': Buffer.concat([Buffer.from(manifest), Buffer.alloc(6 * megabyte, ' ')]),
      }),
    'packageManifestUnreadable',
  ],
  'an external entity': [
    () =>
      packageBytes('1.2', {
        before: '<!DOCTYPE m [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        title: '&e;',
      }),
    'packageManifestDoctype',
  ],
  'entities that grow': [
    () =>
      packageBytes('2004', {
        before: `<!DOCTYPE m [<!ENTITY a "${'x'.repeat(1_000)}">${entities}]>`,
        title: '&g;',
      }),
    'packageManifestDoctype',
  ],
  'an unknown entity': [() => packageBytes('1.2', { title: '&e;' }), 'packageManifestUnreadable'],
  'no manifest': [() => zipBytes({ 'index.html': 'x' }), 'packageWithoutManifest'],
  'a manifest in a folder': [() => zipBytes({ 'bài/imsmanifest.xml': manifest }), 'packageManifestInFolder'],
  'an archive in an archive': [() => zipBytes({ 'a.zip': packageBytes('1.2') }), 'packageWithoutManifest'],
  cmi5: [() => zipBytes({ 'cmi5.xml': '<courseStructure/>' }), 'packageCmi5'],
  AICC: [() => zipBytes({ 'bai.crs': '', 'bai.au': '' }), 'packageAicc'],
  'a wrong version': [() => packageBytes('1.2', { schemaVersion: '1.1' }), 'packageVersion'],
  'a start elsewhere': [() => packageBytes('1.2', { href: '//example.org/a' }), 'packageStartOutside'],
  'a start that is missing': [() => packageBytes('1.2', { href: 'b.html' }), 'packageStartNoFile'],
};

test.each(Object.entries(hostile))('%s is refused', async (_, [bytes, code]) => {
  expect(await answerOf(bytes())).toBe(code);
});

test.each(['1.2', '2004'] as const)('a course of SCORM %s is accepted', async (version) => {
  expect(await answerOf(packageBytes(version))).toBeUndefined();
});

test('a package beyond the first megabyte is read where its parts are', async () => {
  const bytes = zipBytes({
    'a.bin': randomBytes(3 * megabyte),
    'index.html': 'x',
    'imsmanifest.xml': manifest,
    ...Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`${'dài'.repeat(20)}/${at}.html`, ''])),
  });
  expect(await answerOf(bytes)).toBeUndefined();
});

test('nothing is written beside the files', async () => {
  const before = await readdir(folder);
  for (const bytes of [withFiles({ '../../sen-slip': 'x' }), withFiles({ '/tmp/sen-slip': 'x' })])
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await answerOf(bytes);
  expect(await readdir(folder)).toEqual(before);
  console.log(
    `X9, packaged courses: ${Object.keys(hostile).length} hostile archives refused, 0 files outside`,
  );
});

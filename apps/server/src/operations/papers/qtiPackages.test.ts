import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Answer, Problem } from '@sen/api/contract/model';
import { type QtiVersion, qtiVersions } from '@sen/domain/papers/qti/qtiVersions';
import { writeQtiItem, writeQtiManifest } from '@sen/domain/papers/qti/writeQti';
import { zipBytes } from '../../zip/zipBytes.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let png: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  png = (await sharp({ create }).png().toBuffer()).toString('base64');
});
afterAll(() => app.stop());

const check = async (bytes: Uint8Array, name = 'de.zip') =>
  (
    await app.call<Answer<'checkPaper'> & Problem>('checkPaper', 'teacher', {
      body: { file: new TestFile(name, bytes) },
    })
  ).body;

const question = (title: string) => ({
  title: `${title} [[#1]]`,
  numbering: 'A' as const,
  shuffle: true,
  difficulty: 'hard' as const,
  content: {
    type: 'true_false' as const,
    figures: [
      {
        id: '1',
        kind: 'picture' as const,
        source: `data:image/png;base64,${png}`,
        alt: 'Biển cấm',
        width: 40,
      },
    ],
  },
  key: { type: 'true_false' as const, value: true },
});

/** A package of two items with a picture each; `change` adds or replaces entries. */
function packageOf(version: QtiVersion, change: Record<string, string | Uint8Array> = {}): Buffer {
  const items = ['Một', 'Hai'].map((title, index) => writeQtiItem(question(title), index + 1, version));
  const files = items.flatMap((item) => [
    [item.path, item.xml] as const,
    ...item.pictures.map(({ path: name, base64 }) => [name, Buffer.from(base64, 'base64')] as const),
  ]);
  return zipBytes({
    ...Object.fromEntries(files),
    'imsmanifest.xml': writeQtiManifest(items, version),
    ...change,
  });
}

describe.each(qtiVersions)('a package of %s', (version) => {
  test('is read with its pictures, in the order of its list', async () => {
    const { data } = await check(packageOf(version));
    expect(data).toMatchObject({ format: version, total: 2, good: 2, notes: [] });
    expect(data.questions.map(({ draft }) => draft.title)).toEqual(['Một [[#1]]', 'Hai [[#1]]']);
    const [figure] = data.questions[0]?.draft.content.figures ?? [];
    expect(figure).toMatchObject({ kind: 'picture', alt: 'Biển cấm', width: 40 });
  });

  test('says how hard its questions are, in the items and in its list', async () => {
    const difficulties = async (bytes: Uint8Array) =>
      (await check(bytes)).data.questions.map(({ draft }) => draft.difficulty);
    expect(await difficulties(packageOf(version))).toEqual(['hard', 'hard']);
    const { xml } = writeQtiItem(question('Một'), 1, version);
    const item = { 'items/question-00001.xml': xml.replace(/ label="[^"]*"/, '') };
    expect(await difficulties(packageOf(version, item))).toEqual(['hard', 'hard']);
    expect(await difficulties(packageOf(version, { ...item, 'imsmanifest.xml': '<manifest/>' }))).toEqual([
      null,
      'hard',
    ]);
  });

  test('says what of its list is missing, cut or another document', async () => {
    const cut = writeQtiItem(question('Một'), 1, version).xml.slice(0, -60);
    const { data } = await check(
      packageOf(version, { 'items/question-00001.xml': cut, 'items/question-00002.xml': '<x/>' }),
    );
    expect(data.notes.map(({ code }) => code)).toEqual(['itemsMissing']);
    expect(data.questions.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([['incomplete']]);
  });

  test.each([
    ['cut', '<manifest><resources>'],
    ['of nothing', '<manifest/>'],
  ])('with a list that is %s is read by its items', async (_, manifest) => {
    const { data } = await check(packageOf(version, { 'imsmanifest.xml': manifest }));
    expect(data).toMatchObject({ total: 2, good: 2, notes: [{ code: 'manifestLeft' }] });
  });

  test('whose picture is missing says so', async () => {
    const { data } = await check(packageOf(version, { 'items/images/question-00001-1.png': '' }));
    expect(data.questions.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['pictureLeft'],
      [],
    ]);
  });

  test('may be an item without a package', async () => {
    const { xml } = writeQtiItem(question('Một'), 1, version);
    const { data } = await check(Buffer.from(xml), 'cau.xml');
    expect(data).toMatchObject({ format: version, total: 1 });
    expect(data.questions[0]?.warnings.map(({ code }) => code)).toEqual(['pictureLeft']);
  });
});

test('a package says of each entry what its bytes are', async () => {
  const archive = await fromBufferPromise(packageOf('qti30'), { lazyEntries: true });
  const entries: [string, boolean][] = [];
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry));
    entries.push([entry.fileName, crc32(bytes) === entry.crc32]);
  }
  expect(entries).toEqual([
    ['items/question-00001.xml', true],
    ['items/images/question-00001-1.png', true],
    ['items/question-00002.xml', true],
    ['items/images/question-00002-1.png', true],
    ['imsmanifest.xml', true],
  ]);
});

describe('a package is refused with a reason:', () => {
  const entity =
    '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><assessmentItem><itemBody><p>&e;</p></itemBody></assessmentItem>';
  test.each<[string, () => Uint8Array, string]>([
    ['cut', () => packageOf('qti21').subarray(0, 900), 'paperUnreadable'],
    ['an entity', () => zipBytes({ 'a.xml': entity }), 'paperUnreadable'],
    ['names that lead out', () => packageOf('qti21', { '../../etc/cron.d/x': 'x' }), 'paperUnreadable'],
    ['a bomb', () => packageOf('qti21', { 'items/a.xml': Buffer.alloc(60_000_000, 32) }), 'paperTooLarge'],
    ['without items', () => zipBytes({ 'imsmanifest.xml': '<manifest/>', 'a.xml': '<x/>' }), 'fileNotPaper'],
    ['QTI 1.2', () => zipBytes({ 'a.xml': '<questestinterop/>' }), 'paperOldQti'],
    [
      'a course',
      () =>
        zipBytes({
          'imsmanifest.xml':
            '<manifest><resources><resource type="webcontent" href="a.html"/></resources></manifest>',
          'a.html': 'x',
        }),
      'fileNotPaper',
    ],
  ])('%s', async (_, bytes, code) => expect((await check(bytes())).code).toBe(code));

  test('with macros, by the name', async () => {
    expect((await check(zipBytes({ 'word/document.xml': '<x/>' }), 'de.docm')).code).toBe('paperWithMacros');
  });
});

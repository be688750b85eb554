import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartCompleted, packagePercent } from './packageProgress.ts';
import { ManifestReader } from './ManifestReader.ts';
import { isPathInside, type PackageEntry, packageLimits, refusalOfEntries } from './refusalOfEntries.ts';
import { refusalOfManifest, refusalOfNames } from './refusalOfManifest.ts';

const entry = (change: Partial<PackageEntry> = {}): PackageEntry => ({
  name: 'a.html',
  packed: 10,
  unpacked: 20,
  method: 8,
  isEncrypted: false,
  isLink: false,
  ...change,
});
const codeOf = (entries: readonly PackageEntry[], size = 1e12) => refusalOfEntries(entries, size)?.code;

describe('refusalOfEntries', () => {
  it.each([
    ['an ordinary file', entry(), undefined],
    ['a folder', entry({ name: 'a/', packed: 0, unpacked: 0, method: 0 }), undefined],
    ['dots in a name', entry({ name: 'a..b/...html' }), undefined],
    ['a way out', entry({ name: 'a/../../b' }), 'packagePath'],
    ['a way from the root', entry({ name: '/etc/passwd' }), 'packagePath'],
    ['a drive', entry({ name: 'C:/a' }), 'packagePath'],
    ['a backslash', entry({ name: '..\\a' }), 'packagePath'],
    ['NUL', entry({ name: 'a\u0000.html' }), 'packagePath'],
    ['a mark that turns a name round', entry({ name: 'a\u202Elmth.exe' }), 'packagePath'],
    ['a name without end', entry({ name: 'a'.repeat(501) }), 'packagePath'],
    ['a link', entry({ isLink: true }), 'packagePath'],
    ['a password', entry({ isEncrypted: true }), 'packageEncrypted'],
    ['an unknown compression', entry({ method: 12 }), 'packageMethod'],
    ['a stored file of two sizes', entry({ method: 0 }), 'packageBomb'],
    ['11 MB from 10 kB', entry({ packed: 10_000, unpacked: 11_534_336 }), 'packageTooDense'],
    ['7 GB', entry({ packed: 7e9, unpacked: 7e9 }), 'packageTooLarge'],
  ])('%s', (_, one, expected) => {
    expect(codeOf([one])).toBe(expected);
  });

  it('refuses files of one name, files that share their bytes, and too many', () => {
    expect(codeOf([entry(), entry()])).toBe('packageNameTwice');
    expect(codeOf([entry(), entry({ name: 'b' })], 15)).toBe('packageBomb');
    const many = Array.from({ length: packageLimits.entries + 1 }, (_, at) => entry({ name: `${at}` }));
    expect(codeOf(many)).toBe('packageManyFiles');
    expect(codeOf(many.slice(1))).toBeUndefined();
  });

  it('judges how dense many small files are together, and names the densest', () => {
    const small = (name: string, packed: number) => entry({ name, packed, unpacked: 9e6 });
    const entries = [
      ...Array.from({ length: 50 }, (_, at) => small(`${at}.txt`, 10_000)),
      small('a.txt', 9_000),
    ];
    expect(refusalOfEntries(entries, 1e12)).toMatchObject({
      code: 'packageTooDense',
      params: { name: 'a.txt' },
    });
    expect(codeOf(entries.map((one) => ({ ...one, packed: 60_000 })))).toBeUndefined();
  });

  it('accepts no path that leads out of a folder', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', 'a', '', '\\', 'C:')), (parts) => {
        const name = parts.join('/');
        if (isPathInside(name))
          expect(new URL(name, 'http://x/1/2/3/').href).toMatch(/^http:\/\/x\/1\/2\/3\//);
      }),
    );
  });
});

it.each([
  [['imsmanifest.xml', 'cmi5.xml'], undefined],
  [['cmi5.xml'], 'packageCmi5'],
  [['bai/imsmanifest.xml'], 'packageManifestInFolder'],
  [['bai.au', 'bai.crs'], 'packageAicc'],
  [['index.html'], 'packageWithoutManifest'],
])('files %j: %s', (names, expected) => {
  expect(refusalOfNames(names)?.code).toBe(expected);
});

describe('the manifest', () => {
  const read = (schemaVersion: string, { namespace = '', href = 'index.html?a=1#b', base = '' } = {}) => {
    const reader = new ManifestReader();
    reader.open('manifest', { 'xmlns:adlcp': namespace });
    reader.open('metadata', {});
    reader.open('schemaversion', {});
    reader.text(schemaVersion);
    for (let open = 0; open < 2; open++) reader.close();
    reader.open('imscp:organizations', { default: 'B' });
    for (const [organization, resource] of [
      ['A', 'other'],
      ['B', 'first'],
    ] as const) {
      reader.open('imscp:organization', { identifier: organization });
      reader.open('imscp:item', { identifierref: resource });
      for (let open = 0; open < 2; open++) reader.close();
    }
    reader.close();
    reader.open('resources', { 'xml:base': base });
    reader.open('resource', { identifier: 'other', href: 'other.html' });
    reader.close();
    reader.open('resource', { identifier: 'first', href });
    return reader.manifest;
  };
  const files = new Set(['index.html', 'bài/1.html']);

  it.each([
    ['1.2', '1.2'],
    ['CAM 1.3', '2004'],
    ['2004 2nd Edition', '2004'],
    ['2004 3rd Edition', '2004'],
    ['2004 4th Edition', '2004'],
    ['1.1', undefined],
    ['2004 5th Edition', undefined],
  ])('%s is SCORM %s', (written, version) => {
    const manifest = read(written);
    expect(manifest).toMatchObject({
      schemaVersion: written,
      version,
      parts: [{ href: 'index.html?a=1#b' }],
    });
    expect(refusalOfManifest(manifest, files)?.code).toBe(version ? undefined : 'packageVersion');
  });

  it('is dated by its namespace when it says no version', () => {
    expect(read('', { namespace: 'http://www.adlnet.org/xsd/adlcp_rootv1p2' })?.version).toBe('1.2');
    expect(read('', { namespace: 'http://www.adlnet.org/xsd/adlcp_v1p3' })?.version).toBe('2004');
    expect(refusalOfManifest(read(''), files)?.code).toBe('packageVersion');
  });

  it.each([
    [{ href: 'b%C3%A0i/1.html' }, undefined],
    [{ href: '1.html', base: 'bài/' }, undefined],
    [{ href: '' }, 'packageStartMissing'],
    [{ href: 'https://example.org/a.html' }, 'packageStartNoFile'],
    [{ href: '//example.org/a.html' }, 'packageStartOutside'],
    [{ href: '%2e%2e/a.html' }, 'packageStartOutside'],
    [{ href: '%' }, 'packageStartOutside'],
    [{ href: 'none.html' }, 'packageStartNoFile'],
  ])('begins with %j: %s', (change, expected) => {
    expect(refusalOfManifest(read('1.2', change), files)?.code).toBe(expected);
  });

  it('of another document is none', () => {
    const reader = new ManifestReader();
    reader.open('html', {});
    expect(refusalOfManifest(reader.manifest, files)?.code).toBe('packageManifestUnreadable');
  });
});

describe('the parts of a course', () => {
  const item = (reader: ManifestReader, id: string, texts: Record<string, string>, attributes = {}) => {
    reader.open('item', { identifier: id, identifierref: id, ...attributes });
    for (const [name, text] of Object.entries(texts)) {
      const path = name.split('>');
      for (const part of path) reader.open(part, {});
      reader.text(text);
      for (let open = 0; open < path.length; open++) reader.close();
    }
    reader.close();
  };
  const read = () => {
    const reader = new ManifestReader();
    reader.open('manifest', {});
    reader.open('organizations', { default: 'A' });
    reader.open('organization', { identifier: 'A' });
    reader.open('title', {});
    reader.text('Cả khóa');
    reader.close();
    reader.open('item', { identifier: 'chapter' });
    reader.open('title', {});
    reader.text('Chương');
    reader.close();
    item(
      reader,
      'one',
      { title: ' Bài một ', 'adlcp:masteryscore': '80', 'adlcp:datafromlms': 'a=1' },
      { parameters: '?lang=vi' },
    );
    reader.close();
    item(reader, 'two', {
      title: 'Bài hai',
      'imsss:sequencing>imsss:objectives>imsss:primaryObjective>imsss:minNormalizedMeasure': '0.6',
    });
    item(reader, 'none', { title: 'Không có tệp' });
    reader.close();
    reader.close();
    reader.open('resources', {});
    reader.open('resource', { identifier: 'one', href: 'a.html#b', 'adlcp:scormtype': 'sco' });
    reader.close();
    reader.open('resource', { identifier: 'two', href: 'b.html', 'adlcp:scormType': 'asset' });
    reader.close();
    return reader.manifest;
  };

  it('are those with a file, in their order, with what they are given', () => {
    expect(read()?.parts).toEqual([
      {
        id: 'one',
        title: 'Bài một',
        href: 'a.html?lang=vi#b',
        isSco: true,
        launchData: 'a=1',
        masteryScore: 80,
      },
      { id: 'two', title: 'Bài hai', href: 'b.html', isSco: false, launchData: '', masteryScore: 0.6 },
    ]);
  });

  it('must all be in the package', () => {
    const manifest = read();
    expect(refusalOfManifest(manifest && { ...manifest, version: '1.2' }, new Set(['a.html']))?.code).toBe(
      'packageStartNoFile',
    );
  });
});

it.each([
  ['completed', 'unknown', true],
  ['completed', 'passed', true],
  ['completed', 'failed', false],
  ['incomplete', 'passed', true],
  ['incomplete', 'unknown', false],
] as const)('a part that is %s and %s: %s', (completion, success, expected) => {
  expect(isPartCompleted({ completion, success })).toBe(expected);
});

it('says 100 percent of all parts only', () => {
  expect(packagePercent(['a', 'b', 'c'], new Set(['a', 'c', 'x']))).toBe(66);
  expect(packagePercent(['a'], new Set(['a']))).toBe(100);
  expect(packagePercent([], new Set())).toBe(0);
});

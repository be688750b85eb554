import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimpleTables, SimpleText, SimpleView } from '@sen/api/contract/model';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentBytes, link, paragraph, picture, relation } from '../../testing/documentBytes.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';
import { zipBytes } from '../../zip/zipBytes.ts';
import type { SimpleTask } from './SimpleReading.ts';
import { simpleView } from './simpleView.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sen-simple-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function viewOf(kind: SimpleTask['kind'], bytes: Buffer): Promise<SimpleView> {
  const source = join(folder, 'source');
  await writeFile(source, bytes);
  const path = await simpleView(kind, { source, folder, signal: new AbortController().signal });
  // Written by `simpleView`.
  return JSON.parse(await readFile(path, 'utf8')) as SimpleView;
}

const textOf = async (bytes: Buffer) => (await viewOf('text', bytes)) as SimpleText;
const tablesOf = async (bytes: Buffer) => (await viewOf('tables', bytes)) as SimpleTables;

it('a Word file is shown as its text, tables and pictures', async () => {
  const bytes = documentBytes({
    body: [
      paragraph('An toàn điện', 'Heading1'),
      paragraph('Ngắt điện &lt;b&gt; trước khi sửa'),
      `<w:tbl><w:tr><w:tc>${paragraph('Mức')}</w:tc><w:tc>${paragraph('Dấu hiệu')}</w:tc></w:tr></w:tbl>`,
      picture('p1'),
      link('l1', 'Bộ Y tế'),
    ].join(''),
    relations: `${relation('p1', 'image', 'media/a.png')}${relation('l1', 'hyperlink', 'https://moh.gov.vn/', true)}`,
    entries: { 'word/media/a.png': pictureBytes.png() },
  });
  const { parts, is_cut } = await textOf(bytes);
  expect(is_cut).toBe(false);
  const html = parts.join('');
  expect(html).toContain('<h3>An toàn điện</h3><p>Ngắt điện &lt;b&gt; trước khi sửa</p>');
  expect(html).toContain('<td><p>Mức</p></td>');
  expect(html).toMatch(/<img alt="Sơ đồ" src="data:image\/png;base64,[\w+/=]+" \/>/);
  expect(html).toContain('<a href="https://moh.gov.vn/">Bộ Y tế</a>');
});

it('a long text is cut into parts of about a page, each with whole elements', async () => {
  const body = Array.from({ length: 40 }, (_, place) => paragraph(`${place} ${'x'.repeat(500)}`)).join('');
  const { parts } = await textOf(documentBytes({ body }));
  expect(parts.length).toBe(8);
  for (const part of parts) expect(part).toMatch(/^<p>\d[\s\S]*<\/p>$/);
});

it('nothing of a Word file runs, and nothing outside of it is read', async () => {
  const bytes = documentBytes({
    body: [paragraph('Có macro'), picture('p1', 'link'), picture('p2', 'link'), picture('p3')].join(''),
    relations: [
      relation('p1', 'image', 'file:///etc/hostname', true),
      relation('p2', 'image', 'http://127.0.0.1:9/a.png', true),
      relation('p3', 'image', '../../../../../etc/hostname'),
    ].join(''),
    hasMacros: true,
  });
  const { parts } = await textOf(bytes);
  expect(parts).toEqual([`<p>Có macro</p>${'<p><em>[Sơ đồ]</em></p>'.repeat(3)}`]);
});

const failures: Readonly<Record<string, [SimpleTask['kind'], () => Buffer, RegExp]>> = {
  'an empty file': ['text', () => Buffer.of(), /^documentUnreadable/],
  'an empty file as a workbook': ['tables', () => Buffer.of(), /^documentUnreadable/],
  'a damaged Word file': [
    'text',
    () => documentBytes({ body: paragraph('x') }).fill(0x41, 400, 900),
    /^documentUnreadable/,
  ],
  'a Word file without a document': ['text', () => zipBytes({ 'word/a.xml': '<a/>' }), /^documentUnreadable/],
  'an external entity': [
    'text',
    () =>
      documentBytes({
        doctype: '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]>',
        body: paragraph('&e;'),
      }),
    /^documentUnreadable/,
  ],
  'entities that grow': [
    'text',
    () =>
      documentBytes({
        doctype: `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`,
        body: paragraph('&c;'),
      }),
    /^documentUnreadable/,
  ],
  'a document of 100 MB': [
    'text',
    () => documentBytes({ body: ' '.repeat(100 * 1024 ** 2) }),
    /^documentTooLarge/,
  ],
  'elements within elements': [
    'text',
    () => documentBytes({ body: `${'<w:p>'.repeat(200_000)}${'</w:p>'.repeat(200_000)}` }),
    /^documentUnreadable/,
  ],
  'an encrypted workbook': [
    'tables',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(2_000),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    /^documentUnreadable/,
  ],
  'a workbook of 300 MB': [
    'tables',
    () => workbookBytes({ sheets: [{ name: 'A', rows: ' '.repeat(300 * 1024 ** 2) }] }),
    /^documentTooLarge/,
  ],
};

it.each(Object.keys(failures))('%s is refused within the limits', async (name) => {
  const [kind, bytes, message] = failures[name] ?? [];
  if (!kind || !bytes || !message) throw new Error(name);
  await expect(viewOf(kind, bytes())).rejects.toThrow(message);
});

it('an Excel file is shown as its sheets, numbers as they are shown', async () => {
  const bytes = workbookBytes({
    formats: ['#,##0.0'],
    sheets: [
      {
        name: 'Điểm',
        rows: `<row r="1">${textCell('Họ tên')}${textCell('Điểm')}</row><row r="2" hidden="1">${textCell('ẩn')}</row><row r="4"><c r="B4" s="1"><v>1234.5</v></c><c r="D4"/></row>`,
      },
      { name: 'Trống' },
      { name: 'Đáp án', rows: `<row r="1">${textCell('A')}</row>`, state: 'hidden' },
      { name: 'Hai', rows: '<row r="1"><c t="e"><v>#DIV/0!</v></c><c><f>A1</f></c></row>' },
    ],
  });
  expect(await tablesOf(bytes)).toEqual({
    type: 'tables',
    is_cut: false,
    sheets: [
      {
        name: 'Điểm',
        is_cut: false,
        has_more_columns: false,
        rows: [
          { number: 1, cells: ['Họ tên', 'Điểm'] },
          { number: 4, cells: ['', { number: '1.234,5' }] },
        ],
      },
      {
        name: 'Hai',
        is_cut: false,
        has_more_columns: false,
        rows: [{ number: 1, cells: ['#DIV/0!', '=A1'] }],
      },
    ],
  });
});

it('columns after the 100th are said to be left out, and rows have the numbers that a sheet can have', async () => {
  const rows = `<row r="-5">${textCell('A')}</row><row r="1e9">${textCell('B')}</row>`;
  const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
  const bytes = workbookBytes({
    sheets: [
      { name: 'Một', rows },
      { name: 'Hai', rows: far },
    ],
  });
  expect((await tablesOf(bytes)).sheets).toEqual([
    {
      name: 'Một',
      is_cut: false,
      has_more_columns: false,
      rows: [
        { number: 1, cells: ['A'] },
        { number: 2, cells: ['B'] },
      ],
    },
    { name: 'Hai', is_cut: false, has_more_columns: true, rows: [] },
  ]);
});

it('of 1,000,000 rows the first are shown, and the others are not read', async () => {
  const row = (place: number) => `<row><c><v>${(place * 7_919) % 99_991}</v></c></row>`;
  const rows = Array.from({ length: 1_000_000 }, (_, place) => row(place)).join('');
  const { sheets } = await tablesOf(workbookBytes({ sheets: [{ name: 'A', rows }] }));
  const [sheet] = sheets;
  expect([sheet?.rows.length, sheet?.is_cut]).toEqual([500, true]);
});

import { importLimits } from '@sen/domain/imports/importLimits';
import { expect, test } from 'vitest';
import { RefusalError } from '../errors/RefusalError.ts';
import { textCell, workbookBytes } from '../testing/workbookBytes.ts';
import { zipBytes } from '../zip/zipBytes.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const megabyte = 1024 ** 2;
const oneSheet = (rows: string, strings = '') => workbookBytes({ sheets: [{ name: 'A', rows }], strings });
const row = `<row r="1">${textCell('x')}</row>`;

/** The number of entries that the directory of an archive says, whatever it has. */
function saying(bytes: Buffer, entries: number): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const lying = Buffer.from(bytes);
  lying.writeUInt16LE(entries, end + 8);
  lying.writeUInt16LE(entries, end + 10);
  return lying;
}

/** Every entry of the directory says to unpack to one byte. */
function small(bytes: Buffer): Buffer {
  const lying = Buffer.from(bytes);
  for (
    let at = lying.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    lying.writeUInt32LE(1, at + 24);
  return lying;
}

const packed = zipBytes({ 'xl/workbook.xml': Buffer.alloc(200 * megabyte, 0x20) });
const bomb = () => packed;
const many = () => Object.fromEntries(Array.from({ length: 60_000 }, (_, place) => [`a${place}`, '']));
const entity = (text: string) =>
  zipBytes({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships/>',
    'xl/workbook.xml': text,
  });

const files: Readonly<Record<string, () => Buffer>> = {
  'an entry of 200 MB': bomb,
  'an entry of 200 MB that says to be a byte': () => small(bomb()),
  '60,000 entries': () => zipBytes(many()),
  'a directory that says 65,535 entries': () => saying(oneSheet(row), 65_535),
  'an archive in an archive in an archive': () =>
    zipBytes({ 'a.xlsx': zipBytes({ 'a.xlsx': bomb() }), '[Content_Types].xml': '<Types/>' }),
  'names that lead outside': () =>
    zipBytes({ '../../../../tmp/sen-slip': 'x', '/tmp/sen-slip': 'x', 'C:\\sen-slip': 'x' }),
  'an external entity': () =>
    entity('<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]><workbook>&e;</workbook>'),
  'entities that grow': () =>
    entity(
      `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(1_000)}">${[...'bcdefg'].map((name, place) => `<!ENTITY ${name} "${`&${'abcdef'[place]};`.repeat(50)}">`).join('')}]><workbook>&g;</workbook>`,
    ),
  'a directory that is cut': () => {
    const whole = oneSheet(row);
    return whole.subarray(0, whole.length - 30);
  },
};

test('hostile archives are refused in words, within limits (X9)', async () => {
  const ends = new Map<string, number>();
  let slowest = 0;
  let highest = 0;
  for (const [what, bytesOf] of Object.entries(files)) {
    const bytes = bytesOf();
    const before = process.memoryUsage.rss();
    const begin = performance.now();
    const end = await readSpreadsheet(
      {
        bytes,
        name: 'a.xlsx',
        sheet: undefined,
        limits: importLimits.members,
      },
      '1',
    ).then(
      () => 'read',
      (error: unknown) => (error instanceof RefusalError ? error.code : String(error)),
    );
    slowest = Math.max(slowest, performance.now() - begin);
    highest = Math.max(highest, (process.memoryUsage.rss() - before) / megabyte);
    expect(end, what).toMatch(
      /^(tooMuchText|fileUnreadable|fileEmpty|fileNotSpreadsheet|fileIsAnother|fileContentUnknown)$/,
    );
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const counted = [...ends].map(([code, count]) => `${count} × ${code}`).join(', ');
  console.log(
    `X9: ${Object.keys(files).length} archives as workbooks: ${counted}; ${slowest.toFixed(0)} ms and ${highest.toFixed(0)} MB at worst, 0 files outside`,
  );
});

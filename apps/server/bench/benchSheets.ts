import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importLimits } from '@sen/domain/imports/importLimits';
import { RefusalError } from '../src/errors/RefusalError.ts';
import { openSpreadsheet } from '../src/spreadsheets/openSpreadsheet.ts';
import { odsBytes, odsCell } from '../src/testing/odsBytes.ts';
import { textCell, workbookBytes } from '../src/testing/workbookBytes.ts';
import { printTable, whole } from './figures.ts';

const { values } = parseArgs({
  options: {
    at_once: { type: 'string', default: '8' },
    most: { type: 'string', default: '600' },
    file: { type: 'string' },
    name: { type: 'string', default: 'a.xlsx' },
  },
});
const atOnce = Number(values.at_once);
const mostMegabytes = Number(values.most);
const megabyte = 1024 * 1024;

const oneSheet = (rows: string, strings = '') => workbookBytes({ sheets: [{ name: 'A', rows }], strings });
const emptyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 1}" ht="15"/>`).join('');
const styled = `<row>${'<c s="0"/>'.repeat(100)}</row>`;

/** Small hostile files that need much memory or time. */
const files: Readonly<Record<string, { name: string; bytes: () => Uint8Array }>> = {
  'csv, 4,000,000 short lines': { name: 'a.csv', bytes: () => Buffer.from('a\n'.repeat(4_000_000)) },
  'csv, 1 MB of delimiters': { name: 'a.csv', bytes: () => Buffer.from(';'.repeat(megabyte - 1)) },
  'csv, a quote without end': { name: 'a.csv', bytes: () => Buffer.from(`"${'a"",'.repeat(200_000)}`) },
  'csv, 90,000 rows of 11': {
    name: 'a.csv',
    bytes: () => Buffer.from(`${'ă;'.repeat(3)}b\n`.repeat(90_000)),
  },
  'xlsx, cells in the first and the last row': {
    name: 'a.xlsx',
    bytes: () => oneSheet(`<row r="1">${textCell('a')}</row><row r="1048576">${textCell('z')}</row>`),
  },
  'xlsx, 1,000,000 empty rows': { name: 'a.xlsx', bytes: () => oneSheet(emptyRows(1_000_000)) },
  'xlsx, 100,000 rows of styled cells': { name: 'a.xlsx', bytes: () => oneSheet(styled.repeat(100_000)) },
  'xlsx, 90,000 full rows': {
    name: 'a.xlsx',
    bytes: () => oneSheet(`<row>${textCell('Nguyễn').repeat(20)}</row>`.repeat(90_000)),
  },
  'xlsx, 5,000,000 shared texts': { name: 'a.xlsx', bytes: () => oneSheet('', '<si/>'.repeat(5_000_000)) },
  'xlsx, one text of 150 MB': {
    name: 'a.xlsx',
    bytes: () => oneSheet('', `<si><t>${'x'.repeat(150 * megabyte)}</t></si>`),
  },
  'ods, a row repeated 1,048,576 times': {
    name: 'a.ods',
    bytes: () =>
      odsBytes(
        `<table:table table:name="A"><table:table-row table:number-rows-repeated="1048576">${odsCell('x', 'office:value-type="string" table:number-columns-repeated="16384"')}</table:table-row></table:table>`,
      ),
  },
};

interface Measured {
  ends: string;
  seconds: number;
  above: number;
}

/** Opens a file, takes its first rows and closes it. @returns how it ended */
async function take(bytes: Uint8Array, name: string): Promise<string> {
  try {
    const opened = await openSpreadsheet(
      { bytes, name, sheet: undefined, limits: importLimits.members },
      '1',
    );
    await opened.nextRows();
    await opened.close();
    return 'read';
  } catch (error) {
    return error instanceof RefusalError ? error.code : String(error);
  }
}

async function most(work: Promise<string>[]): Promise<{ megabytes: number; ends: string[] }> {
  let resident = process.memoryUsage.rss();
  const timer = setInterval(() => {
    resident = Math.max(resident, process.memoryUsage.rss());
  }, 5);
  const ends = await Promise.all(work);
  clearInterval(timer);
  return { megabytes: resident / megabyte, ends };
}

/** Runs in a separate process, so that creating the files and earlier files do not count. */
async function measure(path: string, name: string): Promise<void> {
  const file = readFileSync(path);
  await take(Buffer.from('a;b\n1;2\n'), 'a.csv');
  const idle = process.memoryUsage.rss() / megabyte;
  const start = performance.now();
  const { megabytes, ends } = await most(Array.from({ length: atOnce }, () => take(file, name)));
  const seconds = (performance.now() - start) / 1000;
  const measured: Measured = { ends: [...new Set(ends)].join(', '), seconds, above: megabytes - idle };
  console.log(JSON.stringify(measured));
}

function inProcess(path: string, name: string): Measured {
  const args = [
    ...process.execArgv,
    import.meta.filename,
    '--file',
    path,
    '--name',
    name,
    '--at_once',
    `${atOnce}`,
  ];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured;
}

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sen-sheets-'));
  const rows: string[][] = [];
  let highest = 0;
  for (const [kind, { name, bytes }] of Object.entries(files)) {
    const file = bytes();
    const path = join(folder, name);
    writeFileSync(path, file);
    const { ends, seconds, above } = inProcess(path, name);
    highest = Math.max(highest, above);
    rows.push([kind, whole(file.length / 1024), ends, seconds.toFixed(1), whole(above)]);
  }
  rmSync(folder, { recursive: true });
  printTable([['file', 'KB', 'ends as', `s for ${atOnce}`, 'MB above idle'], ...rows]);
  if (highest <= mostMegabytes) return;
  console.error(`More than ${mostMegabytes} MB above idle.`);
  process.exitCode = 1;
}

if (values.file !== undefined) await measure(values.file, values.name);
else measureAll();

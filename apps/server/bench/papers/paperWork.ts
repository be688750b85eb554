import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ExportFormat } from '@sen/domain/papers/exports/lossesOf';
import { openPaper } from '../../src/papers/openPaper.ts';
import { type Exported, writePaper } from '../../src/papers/writePaper.ts';
import { openSpreadsheet } from '../../src/spreadsheets/openSpreadsheet.ts';
import { readXml } from '../../src/xml/readXml.ts';
import { ZipArchive } from '../../src/zip/ZipArchive.ts';
import { zipBytes } from '../../src/zip/zipBytes.ts';

/** As the server reads them from the database. */
const partSize = 100;

async function* partsOf(bank: readonly Exported[]): AsyncGenerator<Exported[]> {
  for (let from = 0; from < bank.length; from += partSize) yield bank.slice(from, from + partSize);
}

/** The questions as a file. */
export async function writeFormat(format: ExportFormat, bank: readonly Exported[]): Promise<Buffer> {
  const { bytes } = writePaper(format, partsOf(bank), 'vi');
  if (!(bytes instanceof Readable)) return Buffer.from(bytes);
  const pieces: Buffer[] = [];
  for await (const piece of bytes as AsyncIterable<Uint8Array>) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Reads the questions of a file as an import does; returns how many there are. */
export async function readFormat(format: ExportFormat | 'word', bytes: Uint8Array): Promise<number> {
  if (format !== 'xlsx') return (await openPaper({ bytes, name: 'a' }, '1')).questions.length;
  const limits = { rows: 6_000, cells: 500_000 };
  const opened = await openSpreadsheet({ bytes, name: 'a.xlsx', sheet: undefined, limits }, '1');
  let count = 0;
  for (let rows = await opened.nextRows(); rows.length > 0; rows = await opened.nextRows())
    count += rows.length;
  await opened.close();
  return count;
}

/** Parses the documents of a file, and does nothing with them. */
export async function parsedOnly(bytes: Uint8Array): Promise<void> {
  if (bytes[0] !== 0x50) return void (await readXml(Readable.from([bytes]), {}));
  const unbounded = { expect: () => undefined, unpack: () => undefined };
  const archive = new ZipArchive(bytes, unbounded, 65_535);
  for (const name of archive.names.filter((one) => one.endsWith('.xml')))
    // oxlint-disable-next-line no-await-in-loop -- as the reader does it
    await readXml(archive.read(name), {});
}

/** The least that a file of questions takes: their JSON, packed whole or question by question as a package has them. */
export function packedJson(bank: readonly Exported[], isPackage: boolean): Buffer {
  const texts = bank.map(({ written }) => JSON.stringify(written));
  if (!isPackage) return gzipSync(texts.join('\n'));
  return zipBytes(Object.fromEntries(texts.map((text, index) => [`${index}.json`, text])));
}

export function unpackedJson(packed: Buffer): unknown {
  return gunzipSync(packed)
    .toString()
    .split('\n')
    .map((text): unknown => JSON.parse(text));
}

import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FileStore } from '../files/FileStore.ts';
import { findMigrations, findSequences, findTables, type TableShape } from '../store/backup/catalog.ts';
import { dumpRows, inSnapshot } from '../store/backup/dumpRows.ts';
import type { Database, InTransaction } from '../store/database.ts';
import { fileSums } from '../store/backup/fileSums.ts';
import { BackupWriter } from './BackupWriter.ts';
import { filePath, type Manifest, manifestName, type TableDigest, tablePath } from './Manifest.ts';
import { RowDigest } from './RowDigest.ts';

export interface Source {
  database: Database;
  files: FileStore;
}

/** Writes one state of the database, and the files that it refers to, into a new folder. */
export async function writeBackup({ database, files }: Source, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists. Name a folder that does not.`);
  const writer = await BackupWriter.begin(folder);
  try {
    const { sums, ...dumped } = await inSnapshot(database, async (transaction) => ({
      migrations: await findMigrations(transaction),
      tables: await writeTables(transaction, writer),
      sums: await fileSums(transaction),
      // Sequences know no transactions: read last, they are never behind the rows.
      sequences: await findSequences(transaction),
    }));
    const damaged = await writeFiles(files, sums, writer);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      ...dumped,
      files: sums.size - damaged.length,
      damaged,
    };
    await writer.write(manifestName, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
    await writer.finish();
    return manifest;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

async function writeTables(transaction: InTransaction, writer: BackupWriter): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of await findTables(transaction)) {
    const digest = new RowDigest();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await writer.write(tablePath(table.name), compressed(digest.of(dumpRows(transaction, table))));
    digests.push(digestOf(table, digest));
  }
  return digests;
}

function digestOf({ name, columns }: TableShape, { rows, digest }: RowDigest): TableDigest {
  return { name, columns: columns.map((column) => column.name), rows, digest };
}

function compressed(lines: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  async function* withEnds() {
    for await (const line of lines) yield `${line}\n`;
  }
  const source = Readable.from(withEnds());
  const gzip = createGzip();
  source.on('error', (error) => gzip.destroy(error));
  return source.pipe(gzip);
}

/** Returns the ids of files that the store lacks or has changed. */
async function writeFiles(
  files: FileStore,
  sums: ReadonlyMap<string, string>,
  writer: BackupWriter,
): Promise<string[]> {
  const damaged: string[] = [];
  for (const [id, sum] of sums) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to leave the store to its users
    const bytes = await files.get(id);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (bytes && (await writer.write(filePath(id), bytes)) === sum) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (bytes) await writer.discard(filePath(id));
    damaged.push(id);
  }
  return damaged;
}

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { applyMigrations } from '../migrations/migrate.ts';
import { renewEpochs } from '../store/attempts/heldAttempts.ts';
import { findTables, isNewDatabase, type TableShape } from '../store/backup/catalog.ts';
import { dumpRows } from '../store/backup/dumpRows.ts';
import { fileSums } from '../store/backup/fileSums.ts';
import {
  dropEverything,
  endSecrets,
  loadRows,
  renewTopics,
  setSequences,
  withoutChecks,
} from '../store/backup/loadRows.ts';
import type { InTransaction } from '../store/database.ts';
import { filePath, type Manifest } from './Manifest.ts';
import { readBackup, readRows } from './readBackup.ts';
import { RowDigest } from './RowDigest.ts';
import type { Source } from './writeBackup.ts';

export interface RestoreOptions {
  /** Deletes what the target has; without it, a target that is not empty is refused. */
  replace?: boolean;
  keepSessions?: boolean;
  /** The backup is the latest state (a move), not an earlier one that devices have to complete. */
  isLatest?: boolean;
}

/** Ids that the lost part of a database may have given are not given again. */
const skippedIds = 1_000_000;

/** Restores a backup in one transaction: an interrupted restore changes nothing but files, which nobody knows yet. */
export async function restoreBackup(
  folder: string,
  { database, files }: Source,
  { replace = false, keepSessions = false, isLatest = false }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await readBackup(folder);
  await database.transaction().execute(async (transaction) => {
    if (replace) await dropEverything(transaction);
    else if (!(await isNewDatabase(transaction)))
      throw new Error(
        'The database is not empty, and nothing was changed. Name an empty one, or add --replace to delete what it has.',
      );
    await applyMigrations(transaction, manifest.migrations);
    const tables = tablesOf(await findTables(transaction), manifest);
    await withoutChecks(transaction, tables, async () => {
      for (const table of tables) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await loadRows(transaction, table, readRows(folder, table.name));
      }
    });
    await compare(transaction, tables, manifest);
    await setSequences(transaction, manifest.sequences, isLatest ? 0 : skippedIds);
    await restoreFiles(folder, files, await fileSums(transaction), new Set(manifest.damaged));
    if (isLatest) return;
    await endSecrets(transaction, keepSessions);
    await renewTopics(transaction);
    await renewEpochs(transaction);
  });
  return manifest;
}

/** The tables as the migrations made them; refuses a backup of other ones. */
function tablesOf(made: readonly TableShape[], { tables }: Manifest): TableShape[] {
  const shapeOf = (name: string, columns: readonly string[]) => `${name} (${columns.join(', ')})`;
  const wanted = tables.map(({ name, columns }) => shapeOf(name, columns)).toSorted();
  const found = made
    .map(({ name, columns }) =>
      shapeOf(
        name,
        columns.map((column) => column.name),
      ),
    )
    .toSorted();
  const different = wanted.find((shape, index) => shape !== found[index]) ?? found[wanted.length];
  if (different !== undefined)
    throw new Error(
      `The backup and this version disagree about the table ${different}. Nothing was changed.`,
    );
  return [...made];
}

async function compare(transaction: InTransaction, tables: readonly TableShape[], manifest: Manifest) {
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of tables) {
    const digest = new RowDigest();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await digest.read(dumpRows(transaction, table));
    if (digest.digest !== expected.get(table.name)?.digest)
      throw new Error(`The table ${table.name} is not as it was in the backup. Nothing was changed.`);
  }
}

async function restoreFiles(
  folder: string,
  files: Source['files'],
  sums: ReadonlyMap<string, string>,
  damaged: ReadonlySet<string>,
): Promise<void> {
  for (const [id, sum] of sums) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to leave the store to its users
    if (!damaged.has(id)) await restoreFile(join(folder, filePath(id)), files, id, sum);
  }
}

async function restoreFile(path: string, files: Source['files'], id: string, sum: string): Promise<void> {
  const present = await files.get(id);
  if (
    present &&
    createHash('sha256')
      .update(await buffer(present))
      .digest('hex') === sum
  )
    return;
  const stored = await files.put(id, createReadStream(path), Number.MAX_SAFE_INTEGER);
  if (stored.sha256.toString('hex') !== sum)
    throw new Error(`The file ${id} is not as it was in the backup.`);
}

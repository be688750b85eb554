import { type Selectable, sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import type { ImportRun } from './importRuns.ts';
import type { ImportChangeTable } from './tables.ts';
import { storableJson } from './storableJson.ts';

export type ImportChange = Omit<Selectable<ImportChangeTable>, 'import_id'>;

/** Keeps what rows of an import have made or changed, in the transaction that does it. */
export async function insertChanges(
  transaction: InTransaction,
  importId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_change (import_id, row, subject_id, before, after)
    select ${importId}::uuid, row, subject_id, before, after
    from jsonb_to_recordset(${storableJson(changes)}::jsonb)
      as given (row integer, subject_id bigint, before jsonb, after jsonb)`.execute(transaction);
}

/** Changes in the order of the file, after this row. */
export async function importChanges(
  database: Database,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ImportChange[]> {
  return database
    .selectFrom('import_change')
    .select(['row', 'subject_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Orders that an import that has ended is undone; does nothing to one that is being undone. */
export async function beginUndo(database: Database, importId: string, now: Date): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ state: 'undoing', finished_at: null, undone: 0, kept: 0, turn_at: now, failure: null })
    .where('import_id', '=', importId)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}

/** The import to be undone that has waited longest, held by this transaction. */
export async function takeUndoing(transaction: InTransaction, now: Date): Promise<ImportRun | undefined> {
  return transaction
    .selectFrom('import_run')
    .selectAll()
    .where('state', '=', 'undoing')
    .where('turn_at', '<=', now)
    .where(ofLiveUnit('import_run.company_id'))
    .orderBy('turn_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The last changes of an import, which are undone first. */
export async function lastChanges(
  transaction: InTransaction,
  importId: string,
  limit: number,
): Promise<ImportChange[]> {
  return transaction
    .selectFrom('import_change')
    .select(['row', 'subject_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .orderBy('row', 'desc')
    .limit(limit)
    .execute();
}

interface Settled {
  importId: string;
  /** The rows that are undone or kept. */
  rows: readonly number[];
  kept: number;
  now: Date;
}

export async function recordUndone(
  transaction: InTransaction,
  { importId, rows, kept, now }: Settled,
): Promise<void> {
  await sql`delete from import_change
    where import_id = ${importId} and row = any(${[...rows]}::integer[])`.execute(transaction);
  await transaction
    .updateTable('import_run')
    .set((run) => ({
      undone: run('undone', '+', rows.length - kept),
      kept: run('kept', '+', kept),
      turn_at: now,
    }))
    .where('import_id', '=', importId)
    .execute();
}

/** Leaves an undoing to a later try. */
export async function delayUndo(database: Database, importId: string, until: Date): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ turn_at: until })
    .where('import_id', '=', importId)
    .where('state', '=', 'undoing')
    .execute();
}

/** Ends the undoing of an import, and deletes the file that would have continued it. */
export async function endUndo(transaction: InTransaction, importId: string, now: Date): Promise<ImportRun> {
  await transaction.deleteFrom('import_file').where('import_id', '=', importId).execute();
  return transaction
    .updateTable('import_run')
    .set({ state: 'undone', finished_at: now, undone_at: now, options: sql<string>`'{}'::jsonb` })
    .where('import_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

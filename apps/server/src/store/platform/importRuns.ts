import type { Database } from '../database.ts';

interface ImportRun {
  import_id: string;
  kind: string;
  company_id: string;
  created_by: string;
}

/** Claims an import for this transaction; false if the same one was stored before or is being stored now. */
export async function claimImport(database: Database, run: ImportRun, now: Date): Promise<boolean> {
  const inserted = await database
    .insertInto('import_run')
    .values({ ...run, saved: 0, created_at: now })
    .onConflict((conflict) => conflict.column('import_id').doNothing())
    .returning('import_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The number of rows that the person's import with this id stored; undefined if the person has no such import. */
export async function savedByImport(
  database: Database,
  { import_id, kind, created_by }: ImportRun,
): Promise<number | undefined> {
  const run = await database
    .selectFrom('import_run')
    .select('saved')
    .where('import_id', '=', import_id)
    .where('kind', '=', kind)
    .where('created_by', '=', created_by)
    .executeTakeFirst();
  return run?.saved;
}

/** Adds the rows stored by one part of an import, in the transaction that stores them. */
export async function addToImport(database: Database, importId: string, saved: number): Promise<void> {
  await database
    .updateTable('import_run')
    .set((run) => ({ saved: run('saved', '+', saved) }))
    .where('import_id', '=', importId)
    .execute();
}

export async function finishImport(database: Database, importId: string, saved: number): Promise<void> {
  await database.updateTable('import_run').set({ saved }).where('import_id', '=', importId).execute();
}

import { type Selectable, sql } from 'kysely';
import type { ImportKind } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { cutText } from '@sen/domain/text/cutText';
import type { Database, InTransaction } from '../database.ts';
import { storableJson } from './storableJson.ts';
import { type Exceeded, exceededLimit } from './unfinishedImports.ts';
import type { ImportOptions, ImportRefusedTable, ImportRunTable } from './tables.ts';

export type ImportRun = Selectable<ImportRunTable>;
export type RefusedImportRow = Omit<Selectable<ImportRefusedTable>, 'import_id'>;

interface NewRun {
  import_id: string;
  kind: ImportKind;
  company_id: string;
  classroom_id: string | null;
  created_by: string;
  file: { name: string; bytes: Buffer };
  digest: string;
  options: ImportOptions;
}

/** Bytes of the file in one row: small enough that other queries of a busy connection hardly wait. */
const partSize = 512 * 1024;

/**
 * Stores an import with its file, to be run by a job; does nothing when its id is known.
 * @returns the limit that forbids it
 */
export async function insertRun(
  database: Database,
  { file, options, ...run }: NewRun,
  now: Date,
): Promise<Exceeded | undefined> {
  return database.transaction().execute(async (transaction) => {
    const exceeded = await exceededLimit(transaction, run);
    if (exceeded && !(await isKnown(transaction, run.import_id))) return exceeded;
    const inserted = await transaction
      .insertInto('import_run')
      .values({
        ...run,
        state: 'waiting',
        file_name: cutText(file.name, 300),
        options: storableJson(options),
        file_bytes: file.bytes.length,
        saved: 0,
        is_undoable: true,
        created_at: now,
        turn_at: now,
      })
      .onConflict((conflict) => conflict.column('import_id').doNothing())
      .returning('import_id')
      .executeTakeFirst();
    if (!inserted) return undefined;
    for (let from = 0; from < file.bytes.length; from += partSize)
      await transaction
        .insertInto('import_file')
        .values({
          import_id: run.import_id,
          part: from / partSize,
          bytes: file.bytes.subarray(from, from + partSize),
        })
        .execute();
    return undefined;
  });
}

async function isKnown(transaction: InTransaction, importId: string): Promise<boolean> {
  const run = transaction.selectFrom('import_run').select('import_id').where('import_id', '=', importId);
  return (await run.executeTakeFirst()) !== undefined;
}

export async function readImportFile(database: Database, importId: string): Promise<Buffer> {
  const parts = await database
    .selectFrom('import_file')
    .select('bytes')
    .where('import_id', '=', importId)
    .orderBy('part')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** An import that this person started. */
export async function findRun(
  database: Database,
  importId: string,
  createdBy: string,
): Promise<ImportRun | undefined> {
  return database
    .selectFrom('import_run')
    .selectAll()
    .where('import_id', '=', importId)
    .where('created_by', '=', createdBy)
    .executeTakeFirst();
}

/** The person's newest imports of a kind. */
export async function newestRuns(
  database: Database,
  {
    kind,
    classId,
    createdBy,
    limit,
  }: { kind: ImportKind; classId?: string | undefined; createdBy: string; limit: number },
): Promise<ImportRun[]> {
  return database
    .selectFrom('import_run')
    .selectAll()
    .where('created_by', '=', createdBy)
    .where('kind', '=', kind)
    .$if(classId !== undefined, (runs) => runs.where('classroom_id', '=', classId ?? null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Lets a failed import continue.
 * @returns the limit that forbids it
 */
export async function retryRun(
  database: Database,
  run: Pick<ImportRun, 'import_id' | 'created_by' | 'company_id' | 'state'>,
  now: Date,
): Promise<Exceeded | undefined> {
  if (run.state !== 'failed') return undefined;
  return database.transaction().execute(async (transaction) => {
    const exceeded = await exceededLimit(transaction, run);
    if (exceeded) return exceeded;
    await transaction
      .updateTable('import_run')
      .set({ state: 'waiting', failure: null, finished_at: null, tries: 0, leased_until: null, turn_at: now })
      .where('import_id', '=', run.import_id)
      .where('state', '=', 'failed')
      .execute();
    return undefined;
  });
}

/** The error of a row that an undoing has kept. */
export const keptByUndo = 'keptByUndo' satisfies ErrorCode;

/** Refused rows in the order of the file, after this row; `kept`: only those that an undoing has kept. */
export async function refusedRows(
  database: Database,
  importId: string,
  { after, limit, kept = false }: { after: number; limit: number; kept?: boolean },
): Promise<RefusedImportRow[]> {
  return database
    .selectFrom('import_refused')
    .select(['row', 'name', 'cells', 'errors'])
    .where('import_id', '=', importId)
    .where('row', '>', after)
    .$if(kept, (rows) => rows.where(sql<boolean>`errors @> ${JSON.stringify([{ code: keptByUndo }])}::jsonb`))
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Deletes imports that were started before that time, with what is kept of their files. */
export async function clearOldImports(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('import_run')
    .where('created_at', '<', before)
    .where('state', 'in', ['done', 'failed', 'undone'])
    .execute();
}

/** Inserts refused rows by one statement, however many. */
export async function insertRefused(
  database: Database,
  importId: string,
  rows: readonly RefusedImportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_refused (import_id, row, name, cells, errors)
    select ${importId}::uuid, row, name, cells, errors
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as given (row integer, name text, cells jsonb, errors jsonb)`.execute(
    database,
  );
}

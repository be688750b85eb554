import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import type { Services } from '../operations/Operation.ts';
import {
  delayUndo,
  endUndo,
  lastChanges,
  recordUndone,
  takeUndoing,
} from '../store/imports/importChanges.ts';
import { notifyOfUndo } from '../store/notifications/notifyOfImport.ts';
import { record } from '../store/platform/audit.ts';
import type { InTransaction } from '../store/database.ts';
import { type ImportRun, insertRefused, keptByUndo } from '../store/imports/importRuns.ts';
import { importKinds } from './importKinds.ts';

/** Rows undone in one transaction: some tenths of a second on the embedded database. */
const partSize = 200;
/** After a fault: this long until the next try. */
const pauseMs = 5_000;

/**
 * Undoes a part of the import that has waited longest, from its last row on. The rows of a part are deleted from what is left
 * to undo in the same transaction, so that the next part continues after it, whatever dies when.
 * @returns false if there was none
 */
export async function undoNextPart({ database, clock, log, outages }: Services): Promise<boolean> {
  const now = clock.now();
  const taken: { importId?: string } = {};
  try {
    await database.transaction().execute((transaction) => undoPart(transaction, taken, now));
  } catch (error) {
    if (codeOfDatabaseError(error) === 'serviceUnavailable')
      outages.log(log, error, { import: taken.importId });
    else log.error({ err: error, import: taken.importId }, 'undoing of an import interrupted');
    if (taken.importId !== undefined)
      await delayUndo(database, taken.importId, new Date(now.getTime() + pauseMs));
    return false;
  }
  return taken.importId !== undefined;
}

async function undoPart(transaction: InTransaction, taken: { importId?: string }, now: Date): Promise<void> {
  const run = await takeUndoing(transaction, now);
  if (!run) return;
  const { import_id: importId, created_by: actorId } = run;
  taken.importId = importId;
  const changes = await lastChanges(transaction, importId, partSize);
  if (changes.length === 0) {
    const ended = await endUndo(transaction, importId, now);
    await recordEnd(transaction, ended, now);
    return;
  }
  const kind = importKinds[run.kind];
  await kind.lock(transaction, changes, run);
  // Somebody may have begun to use it since the undoing was ordered.
  const kept = await kind.dependents(transaction, changes, run);
  const used = new Set(kept.map(({ row }) => row));
  const unused = changes.filter(({ row }) => !used.has(row));
  await kind.undo(transaction, unused, { run, importId, actorId, now });
  await insertRefused(transaction, importId, [
    ...new Map(kept.map(({ row, name }) => [row, { row, name, cells: [], errors: [keptError] }])).values(),
  ]);
  await recordUndone(transaction, { importId, rows: changes.map(({ row }) => row), kept: used.size, now });
}

const keptError = { column: '', value: '', code: keptByUndo } as const;

async function recordEnd(transaction: InTransaction, run: ImportRun, now: Date): Promise<void> {
  const { import_id, kind, company_id, created_by: actorId, undone, kept } = run;
  const subject = { id: company_id, company_id };
  const details = { import: import_id, kind, undone, kept };
  await record(transaction, [{ actorId, action: 'import.undone', subject, details }], now);
  await notifyOfUndo(transaction, run, now);
}

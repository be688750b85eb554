import { type Dependent, nameDependents, undoUntil } from '@sen/domain/imports/undo';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { assertMayImport } from '../../imports/assertMayImport.ts';
import { importAnswer } from '../../imports/importAnswer.ts';
import { importKinds } from '../../imports/importKinds.ts';
import type { Database } from '../../store/database.ts';
import { beginUndo, importChanges } from '../../store/imports/importChanges.ts';
import { findRun, type ImportRun } from '../../store/imports/importRuns.ts';
import type { Handler } from '../Operation.ts';

/** Rows looked at in one query: a large import must not hold up everybody. */
const limit = 500;

export const undoImport: Handler<'undoImport'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const run = found(await findRun(database, id, caller.id));
  if (run.state !== 'undoing' && run.state !== 'undone') {
    if (undoUntil(run, now) === null) throw new RefusalError('importNotUndoable');
    assertMayImport(caller, run);
    await importKinds[run.kind].assertMayUndo?.(database, run, { caller, now });
    const used = importKinds[run.kind].undoesRest ? [] : await dependentsOf(database, run);
    if (used.length > 0)
      throw new RefusalError('importDependedOn', {
        params: { count: used.length, names: nameDependents(used, language) },
      });
    await beginUndo(database, id, now);
  }
  return { data: importAnswer(found(await findRun(database, id, caller.id)), [], { language, now }) };
};

async function dependentsOf(database: Database, run: ImportRun): Promise<Dependent[]> {
  const kind = importKinds[run.kind];
  const used: Dependent[] = [];
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that others are served in between
    const changes = await importChanges(database, run.import_id, { after, limit });
    if (changes.length === 0) return used;
    // oxlint-disable-next-line no-await-in-loop -- as above
    used.push(...(await kind.dependents(database, changes, run)));
    after = changes.at(-1)?.row ?? after;
  }
}

import type { InTransaction } from '../database.ts';
import type { ImportRun } from '../imports/importRuns.ts';
import { notify } from './notify.ts';

type EndedRun = Pick<
  ImportRun,
  | 'import_id'
  | 'kind'
  | 'classroom_id'
  | 'file_name'
  | 'created_by'
  | 'saved'
  | 'changed'
  | 'repeated'
  | 'refused'
  | 'failure'
>;

/** Notifies who started an import that it has ended. */
export async function notifyOfImport(
  transaction: InTransaction,
  {
    kind,
    classroom_id,
    created_by,
    failure,
    import_id,
    file_name,
    saved,
    changed,
    repeated,
    refused,
  }: EndedRun,
  now: Date,
): Promise<void> {
  const facts = { import_id, import_kind: kind, classroom_id, file_name, saved, changed, repeated, refused };
  const notifying = { to: [created_by], causedBy: null, now };
  if (failure) await notify(transaction, { type: 'ImportFailed', facts: { ...facts, failure } }, notifying);
  else await notify(transaction, { type: 'ImportFinished', facts }, notifying);
}

type UndoneRun = Pick<
  ImportRun,
  'import_id' | 'kind' | 'classroom_id' | 'file_name' | 'created_by' | 'undone' | 'kept'
>;

/** Notifies who started an import that it is undone. */
export async function notifyOfUndo(
  transaction: InTransaction,
  { import_id, kind, classroom_id, file_name, created_by, undone, kept }: UndoneRun,
  now: Date,
): Promise<void> {
  const facts = { import_id, import_kind: kind, classroom_id, file_name, undone, kept };
  await notify(transaction, { type: 'ImportUndone', facts }, { to: [created_by], causedBy: null, now });
}

import type { InTransaction } from '../database.ts';
import type { ImportRun } from '../imports/importRuns.ts';
import { notify } from './notify.ts';

type EndedRun = Pick<
  ImportRun,
  'import_id' | 'kind' | 'file_name' | 'created_by' | 'saved' | 'repeated' | 'refused' | 'failure'
>;

/** Notifies who started an import that it has ended. */
export async function notifyOfImport(
  transaction: InTransaction,
  { kind, created_by, failure, import_id, file_name, saved, repeated, refused }: EndedRun,
  now: Date,
): Promise<void> {
  const facts = { import_id, import_kind: kind, file_name, saved, repeated, refused };
  const notifying = { to: [created_by], causedBy: null, now };
  if (failure) await notify(transaction, { type: 'ImportFailed', facts: { ...facts, failure } }, notifying);
  else await notify(transaction, { type: 'ImportFinished', facts }, notifying);
}

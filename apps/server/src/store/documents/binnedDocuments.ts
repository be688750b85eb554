import type { InTransaction } from '../database.ts';
import type { TakenDocument } from './documentChanges.ts';
import { namedAs } from './documentNames.ts';

/** Puts a document into the bin, with all that it has. */
export async function binDocument(
  transaction: InTransaction,
  { id, parent_id, path }: Pick<TakenDocument, 'id' | 'parent_id' | 'path'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ parent_id: null, deleted_at: now, binned_from: parent_id, binned_path: path })
    .where('id', '=', id)
    .execute();
}

/** Takes a document out of the bin, under this name. */
export async function unbinDocument(
  transaction: InTransaction,
  id: string,
  { parent_id, name }: { parent_id: string | null; name: string },
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ ...namedAs(name), parent_id, deleted_at: null, binned_from: null, binned_path: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes what is in the bin of a person, whose documents are locked; with ids, only of these. */
export async function deleteBinned(
  transaction: InTransaction,
  ownerId: string,
  { ids, before }: { ids?: readonly string[]; before?: Date },
): Promise<void> {
  await transaction
    .deleteFrom('document')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(before !== undefined, (query) => query.where('deleted_at', '<', before ?? null))
    .execute();
}

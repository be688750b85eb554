import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import { lockDocuments } from './documentAccount.ts';
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

/** People of one run: each is a transaction of its own. */
const partSize = 100;

/** Deletes for good what has been in a bin since before that time. */
export async function purgeBins(database: Database, before: Date): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- in parts
    const owners = await database
      .selectFrom('document')
      .select('owner_id')
      .distinct()
      .where('deleted_at', '<', before)
      .limit(partSize)
      .execute();
    if (owners.length === 0) return;
    for (const { owner_id } of owners)
      // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
      await database.transaction().execute(async (transaction) => {
        await lockDocuments(transaction, owner_id);
        await deleteBinned(transaction, owner_id, { before });
      });
  }
}

/** Files of one statement: other writes wait only briefly. */
const filePart = 500;

/** Deletes the files of documents that are gone, where they were too many for the call that deleted the documents. */
export async function deleteLostFiles(database: Database): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- in parts
    const { numAffectedRows = 0n } = await sql`delete from file where id in (
      select id from file where purpose = 'document'
        and not exists (select from document where document.file_id = file.id) limit ${filePart})`.execute(
      database,
    );
    if (numAffectedRows === 0n) return;
  }
}

import { mayPlace } from '@sen/domain/documents/mayPlace';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { freeName } from '../../store/documents/documentNames.ts';
import { heightOf, type TakenDocument } from '../../store/documents/documentChanges.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import { unbinDocument } from '../../store/documents/documentBin.ts';
import { findDocument, readDocuments } from '../../store/documents/documents.ts';
import type { Handler } from '../Operation.ts';
import { takeOwn } from './ownDocuments.ts';

export const restoreDocuments: Handler<'restoreDocuments'> = async ({ body, caller }, { database }) => {
  const ids = await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    const taken = await takeOwn(transaction, body.document_ids, caller);
    // What is in the bin through a folder comes back with the folder.
    if (taken.some(({ is_binned, deleted_at }) => is_binned && deleted_at === null))
      throw new RefusalError('notFound');
    for (const document of taken)
      // oxlint-disable-next-line no-await-in-loop -- each sees the one before
      if (document.is_binned) await restore(transaction, document, caller);
    return taken.map(({ id }) => id);
  });
  return { data: await readDocuments(database, ids) };
};

/** Where it was, if that folder is there and has room below it; else in the root. */
async function restore(transaction: InTransaction, document: TakenDocument, caller: Caller): Promise<void> {
  const { id, name, is_file, binned_from } = document;
  const folder = binned_from === null ? undefined : await findDocument(transaction, binned_from, caller);
  const into = folder && !folder.isBinned ? folder.steps : [];
  const isInPlace = mayPlace({ into, ids: [], height: await heightOf(transaction, [id]) }).allowed;
  const parent_id = isInPlace ? (into.at(-1)?.id ?? null) : null;
  const free = await freeName(transaction, { owner_id: caller.id, parent_id }, { name, is_file });
  await unbinDocument(transaction, id, { parent_id, name: free });
}

import { binDocument } from '../../store/documents/documentBin.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import type { Handler } from '../Operation.ts';
import { takeOwn } from './ownDocuments.ts';

export const deleteDocuments: Handler<'deleteDocuments'> = async ({ body, caller, now }, { database }) => {
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    for (const document of await takeOwn(transaction, body.document_ids, caller))
      // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
      if (!document.is_binned) await binDocument(transaction, document, now);
  });
  return { data: null };
};

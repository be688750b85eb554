import { deleteBinned } from '../../store/documents/documentBin.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import type { Handler } from '../Operation.ts';
import { takeOwn } from './ownDocuments.ts';

export const emptyBin: Handler<'emptyBin'> = async ({ body, caller }, { database }) => {
  const ids = body.document_ids;
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    if (ids) await takeOwn(transaction, ids, caller);
    await deleteBinned(transaction, caller.id, ids ? { ids } : {});
  });
  return { data: null };
};

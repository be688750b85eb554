import { found } from '../../errors/RefusalError.ts';
import { findDocument } from '../../store/documents/documents.ts';
import { readersOf } from '../../store/documents/documentShares.ts';
import type { Handler } from '../Operation.ts';

export const getDocumentSharing: Handler<'getDocumentSharing'> = async (
  { path: { id }, caller },
  { database },
) => {
  const document = found(await findDocument(database, id, caller));
  found(document.isOwn && !document.isBinned ? document : undefined);
  return { data: await readersOf(database, id) };
};

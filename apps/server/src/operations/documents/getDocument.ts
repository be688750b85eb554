import { found } from '../../errors/RefusalError.ts';
import { pathOfFolders } from '@sen/domain/documents/documentPath';
import { findDocument, shownDocument, shownDocuments } from '../../store/documents/documents.ts';
import type { Handler } from '../Operation.ts';
import { placeOf } from './placeOf.ts';

export const getDocument: Handler<'getDocument'> = async ({ path: { id }, caller }, { database }) => {
  const document = found(await findDocument(database, id, caller));
  found(document.isBinned ? undefined : document);
  const folders = document.steps.slice(0, -1);
  const row = found(await shownDocuments(database).where('document.id', '=', id).executeTakeFirst());
  const data = shownDocument(row, pathOfFolders(folders.map(({ name }) => name)));
  return { data, place: await placeOf(database, document, folders) };
};

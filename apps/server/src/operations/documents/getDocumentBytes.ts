import { downloadName } from '@sen/domain/documents/documentName';
import { found } from '../../errors/RefusalError.ts';
import { fileOfDocument, findDocument } from '../../store/documents/documents.ts';
import { type Handler, StoredDownload } from '../Operation.ts';

export const getDocumentBytes: Handler<'getDocumentBytes'> = async ({ path: { id }, caller }, services) => {
  const { database, files } = services;
  const document = found(await findDocument(database, id, caller));
  const file = found(document.isBinned ? undefined : await fileOfDocument(database, id));
  return new StoredDownload({ ...file, name: downloadName(file.name) }, files, { isSaved: true });
};

import type { Document } from '@sen/api/contract/model';
import { archiveAddress, documentAddress } from '@sen/api/resources/documents/documentQueries';
import { saveAddress } from '../../app/saveAddress';

/** Downloads a file as it is, and a folder or several things as one archive. */
export function saveDocuments(ids: readonly string[], documents: readonly Document[]): void {
  const [first] = ids;
  const isFile = ids.length === 1 && documents.some(({ id, type }) => id === first && type === 'file');
  saveAddress(isFile && first !== undefined ? documentAddress(first) : archiveAddress(ids));
}

import type { Document } from '@sen/api/contract/model';
import { archiveAddress, documentAddress } from '@sen/api/resources/documents/documentQueries';
import { documentLimits } from '@sen/domain/documents/documentLimits';
import { showToast } from '@sen/ui/Toast';
import { saveAddress } from '../../app/saveAddress';
import { words } from './words';

/** Downloads a file as it is, and a folder or several things as one archive. */
export function saveDocuments(ids: readonly string[], documents: readonly Document[]): void {
  const max = documentLimits.named;
  if (ids.length > max) {
    showToast({ tone: 'error', text: words('tooManyDownloaded', { max }) });
    return;
  }
  const [first] = ids;
  const isFile = ids.length === 1 && documents.some(({ id, type }) => id === first && type === 'file');
  saveAddress(isFile && first !== undefined ? documentAddress(first) : archiveAddress(ids));
}

import { documentLimits } from '@sen/domain/documents/documentLimits';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import type { Config } from '../config.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import type { DocumentAccount } from '../store/documents/documentAccount.ts';

/** @throws {RefusalError} when the caller's documents and these would be more than a person may have */
export function assertRoom(
  { items, bytes }: DocumentAccount,
  added: DocumentAccount,
  { personStorageGb: max }: Pick<Config, 'personStorageGb'>,
): void {
  if (items + added.items > documentLimits.items)
    throw new RefusalError('tooManyDocuments', { params: { max: documentLimits.items } });
  if (added.bytes > 0 && bytes + added.bytes > max * gigabyte) {
    const used = Math.round((bytes / gigabyte) * 10) / 10;
    throw new RefusalError('documentStorageFull', { params: { used, max } });
  }
}

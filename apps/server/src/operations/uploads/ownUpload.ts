import { found } from '../../errors/RefusalError.ts';
import { findOwnUpload, type StoredUpload } from '../../store/uploads/uploads.ts';
import type { Call, Services } from '../Operation.ts';

/**
 * The upload of the address, which is the caller's.
 * @throws {RefusalError} 404: it is another person's, used, cancelled or expired
 */
export async function ownUpload(
  { path, caller, now }: Call<'finishUpload' | 'appendUpload' | 'getUploadOffset'>,
  { database }: Services,
): Promise<StoredUpload> {
  return found(await findOwnUpload(database, path.id, { createdBy: caller.id, now }));
}

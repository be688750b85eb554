import { buffer } from 'node:stream/consumers';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { mayTakeFile } from '@sen/domain/files/mayTakeFile';
import { sniffedBytes, sniffFile } from '@sen/domain/files/sniffFile';
import { uploadLimits } from '@sen/domain/uploads/mayUpload';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { deleteOwnUpload, markChecked, type StoredUpload } from '../../store/uploads/uploads.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler, Services } from '../Operation.ts';
import { ownUpload } from './ownUpload.ts';
import { uploadAnswer } from './uploadAnswer.ts';

export const finishUpload: Handler<'finishUpload'> = async (call, services) => {
  const upload = await ownUpload(call, services);
  if (upload.type !== null) return { data: uploadAnswer(upload) };
  try {
    const checked = await checkUpload(upload, call.body.sha256, services);
    await markChecked(services.database, upload.id, checked);
    return { data: uploadAnswer({ ...upload, ...checked }) };
  } catch (error) {
    // A file that may never be taken is not kept; one that is incomplete goes on.
    if (error instanceof RefusalError && error.code !== 'uploadIncomplete') {
      const wasUnused = await deleteOwnUpload(services.database, upload.id, call.caller.id);
      // A thing may have taken it meanwhile, after a call with the right hash.
      if (wasUnused) await throwAway(upload.id, services);
    }
    throw error;
  }
};

/** The hash and type of a whole upload whose bytes and content are as its sender says. */
async function checkUpload(
  { id, name, size, purpose }: StoredUpload,
  said: string,
  { files, uploads }: Pick<Services, 'files' | 'uploads'>,
): Promise<{ type: string; sha256: Buffer }> {
  const hasArrived = (await files.exists(id)) || (await uploads.offsetOf(id)) >= size;
  if (!hasArrived) throw new RefusalError('uploadIncomplete');
  const stored = await files.adopt(id);
  if (stored.size !== size || stored.sha256.toString('hex') !== said) throw new RefusalError('uploadDamaged');
  const head = await buffer(found(await files.get(id, { start: 0, end: Math.min(size, sniffedBytes) - 1 })));
  assertAllowed(mayTakeFile({ name, head }, uploadLimits[purpose].extensions));
  return { type: fileFormats[found(sniffFile(head))].type, sha256: stored.sha256 };
}

import { chatLimits } from '@sen/domain/chat/chatLimits';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { mayTakeFile } from '@sen/domain/files/mayTakeFile';
import { sniffedBytes, sniffFile } from '@sen/domain/files/sniffFile';
import { uploadedName } from '@sen/domain/uploads/uploadedName';
import { uploadLimits } from '@sen/domain/uploads/mayUpload';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { markLoose, type StoredFile } from '../../store/files/files.ts';
import type { Services, Upload } from '../Operation.ts';

/**
 * Checks the file that is sent with a message and stores its bytes. They stay loose until a row is inserted for them.
 * @throws {RefusalError} when its content is not what its name says, or no file that the chat takes
 */
export async function takeAttachment(
  upload: Upload,
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<StoredFile> {
  const { bytes } = upload;
  if (bytes.length === 0) throw new RefusalError('uploadEmpty');
  const name = uploadedName(upload.name);
  const head = bytes.subarray(0, sniffedBytes);
  assertAllowed(mayTakeFile({ name, head }, uploadLimits.chat.extensions));
  const { type } = fileFormats[found(sniffFile(head))];
  const id = newFileId();
  await markLoose(database, id, now);
  const stored = await files.put(id, [bytes], chatLimits.attachedFile);
  return { id, name, type, ...stored };
}

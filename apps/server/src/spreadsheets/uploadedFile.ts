import { RefusalError } from '../errors/RefusalError.ts';
import type { Upload } from '../operations/Operation.ts';

/**
 * The file of a form.
 * @throws {RefusalError} fileMissing, fileTooLarge
 */
export function uploadedFile(files: ReadonlyMap<string, Upload>, maxBytes: number): Upload {
  const upload = files.get('file');
  if (upload === undefined) throw new RefusalError('fileMissing');
  if (upload.bytes.length > maxBytes)
    throw new RefusalError('fileTooLarge', { params: { max: maxBytes / 1024 / 1024 } });
  return upload;
}

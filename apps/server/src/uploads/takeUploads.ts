import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { assertNoFieldErrors, found } from '../errors/RefusalError.ts';
import type { InTransaction } from '../store/database.ts';
import { insertFile, insertUnitFile, type StoredFile } from '../store/files/files.ts';
import { announceRenditions } from '../store/files/renditions.ts';
import { deleteTakenUploads, lockOwnUploads } from '../store/uploads/uploads.ts';

interface WantedUpload {
  /** The id that createUpload answered; the file has the same. */
  id: string;
  /** The field of the request's body that names it, for its error. */
  field: string;
}

interface Taker {
  caller: { id: string };
  /** The unit of the thing; null: of none. */
  company_id: string | null;
  /** Whether the files are the caller's own, and not those of a thing of the unit. */
  isOwn?: true;
  /** What the uploads were announced for. */
  purpose: UploadPurpose;
  now: Date;
}

/**
 * Makes complete uploads of the caller files of a thing, in the transaction that saves the thing.
 * @throws {RefusalError} 422 that names every field whose upload is incomplete, another person's, used, cancelled or expired
 */
export async function takeUploads(
  transaction: InTransaction,
  wanted: readonly WantedUpload[],
  { caller, company_id, purpose, isOwn, now }: Taker,
): Promise<StoredFile[]> {
  const ids = wanted.map(({ id }) => id);
  const rows = await lockOwnUploads(transaction, ids, { createdBy: caller.id, purpose, now });
  const errors: FieldError<ErrorCode>[] = [];
  const files = wanted.flatMap(({ id, field }, place): StoredFile[] => {
    const upload = ids.indexOf(id) === place ? rows.find((row) => row.id === id) : undefined;
    if (upload?.type && upload.sha256) {
      const { name, size, type, sha256 } = upload;
      return [{ id, name, size, type, sha256 }];
    }
    errors.push(fieldError(field, upload ? 'uploadIncomplete' : 'uploadUnknown'));
    return [];
  });
  assertNoFieldErrors(errors);
  for (const file of files)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await (isOwn
      ? insertFile(transaction, { ...file, owner_id: caller.id, purpose, created_at: now })
      : insertUnitFile(transaction, { ...file, company_id, purpose, created_at: now }));
  await announceRenditions(transaction, files, now);
  // After the rows of files: bytes of an upload without one become loose.
  await deleteTakenUploads(transaction, ids);
  return files;
}

/** As `takeUploads`, for one. */
export async function takeUpload(
  transaction: InTransaction,
  wanted: WantedUpload,
  taker: Taker,
): Promise<StoredFile> {
  const [file] = await takeUploads(transaction, [wanted], taker);
  return found(file);
}

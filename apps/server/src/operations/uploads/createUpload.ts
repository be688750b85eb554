import { can } from '@sen/domain/access/can';
import { onlyFor } from '@sen/domain/access/onlyFor';
import { permissions } from '@sen/domain/access/permissions';
import { mayKeepFile } from '@sen/domain/chat/mayKeepFile';
import { gigabyte, mayUpload, uploadLimits } from '@sen/domain/uploads/mayUpload';
import { uploadedName } from '@sen/domain/uploads/uploadedName';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { chatStorageOf } from '../../store/chat/chatFiles.ts';
import type { InTransaction } from '../../store/database.ts';
import { readAccount } from '../../store/documents/documentAccount.ts';
import {
  deleteOwnUpload,
  insertUpload,
  listOwnUploads,
  lockUploader,
  storageOf,
  type StoredUpload,
} from '../../store/uploads/uploads.ts';
import { assertRoom } from '../../documents/assertRoom.ts';
import type { Handler } from '../Operation.ts';
import { uploadAnswer } from './uploadAnswer.ts';

const mostUnused = 50;
const nothing = { items: 0, bytes: 0 };
const keptMs = 7 * 24 * 60 * 60_000;

export const createUpload: Handler<'createUpload'> = async ({ body, caller, now }, services) => {
  const { database, uploads, config } = services;
  const { size, purpose } = body;
  const { permission } = uploadLimits[purpose];
  if (!can(caller.role, permission)) assertAllowed(onlyFor(permissions[permission]));
  const name = uploadedName(body.name);
  assertAllowed(mayUpload({ name, size, purpose }));
  const upload: StoredUpload = {
    id: newFileId(),
    created_by: caller.id,
    company_id: caller.company_id,
    purpose,
    name,
    size,
    type: null,
    sha256: null,
    created_at: now,
    expires_at: new Date(now.getTime() + keptMs),
  };
  await database.transaction().execute(async (transaction) => {
    await lockUploader(transaction, caller.id);
    const unused = await listOwnUploads(transaction, caller.id);
    if (unused.length >= mostUnused)
      throw new RefusalError('tooManyUploads', { params: { max: mostUnused } });
    await assertStorage(transaction, upload, config.unitStorageGb);
    if (purpose === 'document')
      assertRoom(
        await readAccount(transaction, caller.id),
        [...unused, upload]
          .filter((one) => one.purpose === 'document')
          .reduce((all, one) => ({ items: all.items + 1, bytes: all.bytes + one.size }), nothing),
        config,
      );
    if (purpose === 'chat') {
      const others = unused.filter((one) => one.purpose === 'chat').reduce((all, one) => all + one.size, 0);
      const used = (await chatStorageOf(transaction, caller.id)) + others;
      assertAllowed(mayKeepFile({ used, size }, config.personStorageGb * gigabyte));
    }
    await insertUpload(transaction, upload);
  });
  try {
    await uploads.begin(upload.id, size);
  } catch (error) {
    await deleteOwnUpload(database, upload.id, caller.id);
    throw error;
  }
  return { data: uploadAnswer(upload) };
};

/** Who has no unit administers the system; its own files have no quota. */
async function assertStorage(
  transaction: InTransaction,
  { company_id, size }: StoredUpload,
  max: number,
): Promise<void> {
  if (company_id === null) return;
  const used = await storageOf(transaction, company_id);
  if (used + size <= max * gigabyte) return;
  const usedGb = Math.round((used / gigabyte) * 10) / 10;
  throw new RefusalError('storageFull', { params: { used: usedGb, max } });
}

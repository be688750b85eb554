import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { findFile, type StoredFile } from '../../store/files/files.ts';
import { assertMayChat } from '../chat/assertMayChat.ts';

/**
 * A file that the caller reads.
 * @throws {RefusalError} for a file of the chat while the caller is sitting an exam
 */
export async function readableFile(
  database: Database,
  id: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<StoredFile> {
  const { purpose, ...file } = found(await findFile(database, id, caller));
  if (purpose === 'chat' || purpose === 'chatPicture') await assertMayChat(database, caller, now);
  return file;
}

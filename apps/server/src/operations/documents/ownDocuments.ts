import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import { type TakenDocument, takeDocuments } from '../../store/documents/documentChanges.ts';
import { type DocumentStep, findDocument } from '../../store/documents/documents.ts';

/**
 * The folders from the caller's root to this one, which is the last; none for the root, which is null.
 * @throws {RefusalError} when it is no folder of the caller, or is in the bin
 */
export async function ownFolder(
  database: Database | InTransaction,
  id: string | null,
  caller: Caller,
): Promise<DocumentStep[]> {
  if (id === null) return [];
  const folder = await findDocument(database, id, caller);
  const last = folder?.steps.at(-1);
  if (!folder?.isOwn || !last) throw new RefusalError('notFound');
  if (folder.isBinned) throw new RefusalError('documentFolderGone');
  if (last.is_file) throw new RefusalError('documentNotFolder', { params: { name: last.name } });
  return folder.steps;
}

/**
 * The caller's documents with these ids, whose owner's documents are locked; what is in a folder among them goes with it.
 * @throws {RefusalError} 404 unless all of them are the caller's
 */
export async function takeOwn(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenDocument[]> {
  const wanted = [...new Set(ids)];
  const taken = await takeDocuments(transaction, wanted, caller.id);
  if (taken.length < wanted.length) throw new RefusalError('notFound');
  return taken.filter(({ is_within }) => !is_within);
}

/** As `takeOwn`, of those that are not in the bin. */
export async function takeLive(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenDocument[]> {
  const taken = await takeOwn(transaction, ids, caller);
  if (taken.some(({ is_binned }) => is_binned)) throw new RefusalError('notFound');
  return taken;
}

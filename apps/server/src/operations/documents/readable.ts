import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import { type DocumentStep, findDocument } from '../../store/documents/documents.ts';

export interface ReadableDocument extends DocumentStep {
  owner_id: string;
}

/**
 * Documents with these ids that are the caller's, or shared with the caller; what is in a folder among them comes with it.
 * @throws {RefusalError} 404 unless the caller may read all of them, and none is in the bin
 */
export async function readable(
  database: Database | InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<ReadableDocument[]> {
  const wanted = [...new Set(ids)];
  const documents: ReadableDocument[] = [];
  for (const id of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other takes one connection
    const { steps, owner_id, isBinned } = found(await findDocument(database, id, caller));
    const step = found(isBinned ? undefined : steps.at(-1));
    const isWithin = steps.some((above) => above.id !== id && wanted.includes(above.id));
    if (!isWithin) documents.push({ ...step, owner_id });
  }
  return documents;
}

import type { DocumentPlace } from '@sen/api/contract/model';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import type { DocumentStep, FoundDocument } from '../../store/documents/documents.ts';
import { findPerson } from '../../store/documents/documentShares.ts';

/** Where the caller is: these folders of a document that was found, the last of them. */
export async function placeOf(
  database: Database,
  { isOwn, owner_id }: Pick<FoundDocument, 'isOwn' | 'owner_id'>,
  folders: readonly DocumentStep[],
): Promise<DocumentPlace> {
  return {
    folder_id: folders.at(-1)?.id ?? null,
    folders: folders.map(({ id, name }) => ({ id, name })),
    owner: isOwn ? null : found(await findPerson(database, owner_id)),
  };
}

import { checkDocumentName, documentName } from '@sen/domain/documents/documentName';
import { mayPlace } from '@sen/domain/documents/mayPlace';
import { assertRoom } from '../../documents/assertRoom.ts';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findMade, insertDocument } from '../../store/documents/documentChanges.ts';
import { findNamed } from '../../store/documents/documentNames.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import { readDocuments } from '../../store/documents/documents.ts';
import type { Handler } from '../Operation.ts';
import { ownFolder } from './ownDocuments.ts';

export const addFolder: Handler<'addFolder'> = async ({ body, caller, now }, { database, config }) => {
  const { folder_id, key = null } = body;
  assertNoFieldErrors(checkDocumentName(body.name));
  const name = documentName(body.name);
  const place = { owner_id: caller.id, parent_id: folder_id };
  const id = await database.transaction().execute(async (transaction) => {
    const account = await lockDocuments(transaction, caller.id);
    const [made] = key === null ? [] : await findMade(transaction, caller.id, key);
    if (made !== undefined) return made;
    assertAllowed(mayPlace({ into: await ownFolder(transaction, folder_id, caller), ids: [], height: 1 }));
    const [taken] = await findNamed(transaction, place, [name]);
    if (taken) throw new RefusalError('documentNameTaken', { params: { name: taken.name } });
    assertRoom(account, { items: 1, bytes: 0 }, config);
    return insertDocument(transaction, { ...place, name, request_key: key }, now);
  });
  const [folder] = await readDocuments(database, [id]);
  return { data: found(folder) };
};

import { nameFromDevice, renamedFile } from '@sen/domain/documents/documentName';
import { mayPlace } from '@sen/domain/documents/mayPlace';
import { isBlankText } from '@sen/domain/errors/required';
import type { Caller } from '../../auth/Caller.ts';
import { assertRoom } from '../../documents/assertRoom.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { findMade, insertDocument } from '../../store/documents/documentChanges.ts';
import { findNamed, freeName } from '../../store/documents/documentNames.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import { type DocumentStep, readDocuments } from '../../store/documents/documents.ts';
import { takeUpload } from '../../uploads/takeUploads.ts';
import type { Handler } from '../Operation.ts';
import { ownFolder } from './ownDocuments.ts';

export const addDocument: Handler<'addDocument'> = async ({ body, caller, now }, { database, config }) => {
  const { upload_id, folder_id, folders = [], name = '' } = body;
  const id = await database.transaction().execute(async (transaction) => {
    const account = await lockDocuments(transaction, caller.id);
    const [made] = await findMade(transaction, caller.id, upload_id);
    if (made !== undefined) return made;
    const into = await ownFolder(transaction, folder_id, caller);
    const added = await addFolders(transaction, into, { names: folders.map(nameFromDevice), caller, now });
    const file = await takeUpload(
      transaction,
      { id: upload_id, field: 'upload_id' },
      { caller, company_id: caller.company_id, purpose: 'document', isOwn: true, now },
    );
    assertRoom(account, { items: added.count + 1, bytes: file.size }, config);
    const place = { owner_id: caller.id, parent_id: added.folder?.id ?? null };
    const given = isBlankText(name) ? file.name : renamedFile(file.name, name);
    const free = await freeName(transaction, place, { name: nameFromDevice(given), is_file: true });
    return insertDocument(transaction, { ...place, name: free, file, request_key: upload_id }, now);
  });
  const [document] = await readDocuments(database, [id]);
  return { data: found(document) };
};

/** Makes the folders of these names within each other that are missing; returns the last one, and how many it made. */
async function addFolders(
  transaction: InTransaction,
  into: readonly DocumentStep[],
  { names, caller, now }: { names: readonly string[]; caller: Caller; now: Date },
): Promise<{ folder: DocumentStep | undefined; count: number }> {
  const steps = [...into];
  let count = 0;
  for (const name of names) {
    const place = { owner_id: caller.id, parent_id: steps.at(-1)?.id ?? null };
    // oxlint-disable-next-line no-await-in-loop -- each is in the one before
    const [known] = await findNamed(transaction, place, [name]);
    if (known?.is_file) throw new RefusalError('documentNameTaken', { params: { name: known.name } });
    if (!known) {
      assertAllowed(mayPlace({ into: steps, ids: [], height: 1 }));
      count++;
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    const id = known?.id ?? (await insertDocument(transaction, { ...place, name, request_key: null }, now));
    steps.push({ id, name, is_file: false });
  }
  return { folder: steps.at(-1), count };
}

import { checkDocumentName, documentName, renamedFile } from '@sen/domain/documents/documentName';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findNamed } from '../../store/documents/documentNames.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import { renameTo } from '../../store/documents/documentChanges.ts';
import { readDocuments } from '../../store/documents/documents.ts';
import type { Handler } from '../Operation.ts';
import { takeLive } from './ownDocuments.ts';

export const renameDocument: Handler<'renameDocument'> = async (
  { path: { id }, body, caller, now },
  services,
) => {
  const { database } = services;
  assertNoFieldErrors(checkDocumentName(body.name));
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    const [taken] = await takeLive(transaction, [id], caller);
    const { name: before, is_file, parent_id } = found(taken);
    const name = is_file ? renamedFile(before, body.name) : documentName(body.name);
    if (name === before) return;
    assertNoFieldErrors(checkDocumentName(name));
    const same = await findNamed(transaction, { owner_id: caller.id, parent_id }, [name]);
    const other = same.find((one) => one.id !== id);
    if (other) throw new RefusalError('documentNameTaken', { params: { name: other.name } });
    await renameTo(transaction, id, name, now);
  });
  const [document] = await readDocuments(database, [id]);
  return { data: found(document) };
};

import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { lockDocuments } from '../../store/documents/documentChanges.ts';
import { mayShareWith, readersOf, replaceReaders } from '../../store/documents/documentShares.ts';
import type { Handler } from '../Operation.ts';
import { takeLive } from './ownDocuments.ts';

export const shareDocument: Handler<'shareDocument'> = async (
  { path: { id }, body, caller, now },
  services,
) => {
  const { database } = services;
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    await takeLive(transaction, [id], caller);
    const may = await mayShareWith(transaction, id, body, caller);
    assertNoFieldErrors([
      ...(may.people ? [] : [fieldError('user_ids', 'documentReaderUnknown')]),
      ...(may.classes ? [] : [fieldError('classroom_ids', 'documentReaderUnknown')]),
    ]);
    await replaceReaders(transaction, id, body, now);
  });
  return { data: await readersOf(database, id) };
};

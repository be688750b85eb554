import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import { mayShareWith, readersOf, replaceReaders } from '../../store/documents/documentShares.ts';
import { notify } from '../../store/notifications/notify.ts';
import { readersAmong } from '../../store/notifications/recipients.ts';
import type { Handler } from '../Operation.ts';
import { takeLive } from './ownDocuments.ts';

export const shareDocument: Handler<'shareDocument'> = async (
  { path: { id }, body, caller, now },
  services,
) => {
  const { database } = services;
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    const { name, is_file } = found((await takeLive(transaction, [id], caller))[0]);
    const may = await mayShareWith(transaction, id, body, caller);
    assertNoFieldErrors([
      ...(may.people ? [] : [fieldError('user_ids', 'documentReaderUnknown')]),
      ...(may.classes ? [] : [fieldError('classroom_ids', 'documentReaderUnknown')]),
    ]);
    const added = await replaceReaders(transaction, id, body, now);
    await notify(
      transaction,
      {
        type: 'DocumentShared',
        facts: { document_id: id, document_name: name, is_file, owner_name: caller.name },
      },
      { to: readersAmong(added), causedBy: caller.id, now },
    );
  });
  return { data: await readersOf(database, id) };
};

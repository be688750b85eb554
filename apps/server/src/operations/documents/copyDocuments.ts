import { documentLimits } from '@sen/domain/documents/documentLimits';
import { mayPlace } from '@sen/domain/documents/mayPlace';
import { assertRoom } from '../../documents/assertRoom.ts';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { type DocumentAccount, lockDocuments } from '../../store/documents/documentAccount.ts';
import { findMade, heightOf } from '../../store/documents/documentChanges.ts';
import { freeName } from '../../store/documents/documentNames.ts';
import { readDocuments } from '../../store/documents/documents.ts';
import { copyInto, disownFiles, weightOf } from '../../store/documents/documentTrees.ts';
import type { Handler } from '../Operation.ts';
import { ownFolder } from './ownDocuments.ts';
import { readable } from './readable.ts';

export const copyDocuments: Handler<'copyDocuments'> = async (
  { body, caller, now },
  { database, config },
) => {
  const place = { owner_id: caller.id, parent_id: body.folder_id };
  const made = await database.transaction().execute(async (transaction) => {
    // Repeated, it does not matter what has become of what was copied.
    const known = await findMade(transaction, caller.id, body.key);
    if (known.length > 0) return known;
    const owners = (await readable(transaction, body.document_ids, caller)).map(({ owner_id }) => owner_id);
    const account = await lockWith(transaction, caller.id, owners);
    const earlier = await findMade(transaction, caller.id, body.key);
    if (earlier.length > 0) return earlier;
    // As they are now that nobody changes them.
    const taken = await readable(transaction, body.document_ids, caller);
    const into = await ownFolder(transaction, body.folder_id, caller);
    const ids = taken.map(({ id }) => id);
    assertAllowed(mayPlace({ into, ids, height: await heightOf(transaction, ids) }));
    const weight = await weightOf(transaction, ids, documentLimits.copied);
    if (weight.items > documentLimits.copied)
      throw new RefusalError('tooManyCopied', { params: { max: documentLimits.copied } });
    assertRoom(account, weight, config);
    const names: string[] = [];
    for (const { name, is_file } of taken)
      // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
      names.push(await freeName(transaction, place, { name, is_file, others: names }));
    const copies = taken.map(({ id }, index) => ({ id, name: names[index] ?? '' }));
    await copyInto(transaction, copies, { ...place, request_key: body.key }, now);
    const foreign = taken.filter(({ owner_id }) => owner_id !== caller.id);
    await disownFiles(
      transaction,
      foreign.map(({ id }) => id),
    );
    return findMade(transaction, caller.id, body.key);
  });
  return { data: await readDocuments(database, made) };
};

/** Locks the documents of these people too, so that nothing of them is deleted for good meanwhile; in an order that all calls keep. */
async function lockWith(
  transaction: InTransaction,
  ownerId: string,
  others: readonly string[],
): Promise<DocumentAccount> {
  let account: DocumentAccount = { items: 0, bytes: 0 };
  for (const id of [...new Set([ownerId, ...others])].toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const locked = await lockDocuments(transaction, id);
    if (id === ownerId) account = locked;
  }
  return account;
}

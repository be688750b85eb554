import { documentLimits } from '@sen/domain/documents/documentLimits';
import { mayPlace } from '@sen/domain/documents/mayPlace';
import { assertRoom } from '../../documents/assertRoom.ts';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { findMade, freeName, heightOf, lockDocuments } from '../../store/documents/documentChanges.ts';
import { readDocuments } from '../../store/documents/documents.ts';
import { copyInto, weightOf } from '../../store/documents/documentTrees.ts';
import type { Handler } from '../Operation.ts';
import { ownFolder, takeLive } from './ownDocuments.ts';

export const copyDocuments: Handler<'copyDocuments'> = async (
  { body, caller, now },
  { database, config },
) => {
  const place = { owner_id: caller.id, parent_id: body.folder_id };
  const made = await database.transaction().execute(async (transaction) => {
    const account = await lockDocuments(transaction, caller.id);
    const earlier = await findMade(transaction, caller.id, body.key);
    if (earlier.length > 0) return earlier;
    const taken = await takeLive(transaction, body.document_ids, caller);
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
    return findMade(transaction, caller.id, body.key);
  });
  return { data: await readDocuments(database, made) };
};

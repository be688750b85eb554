import { mayPlace } from '@sen/domain/documents/mayPlace';
import { nameKey } from '@sen/domain/text/sameName';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { findNamed } from '../../store/documents/documentNames.ts';
import { heightOf, moveTo } from '../../store/documents/documentChanges.ts';
import { lockDocuments } from '../../store/documents/documentAccount.ts';
import type { Handler } from '../Operation.ts';
import { ownFolder, takeLive } from './ownDocuments.ts';

export const moveDocuments: Handler<'moveDocuments'> = async ({ body, caller }, { database }) => {
  const parent_id = body.folder_id;
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, caller.id);
    const taken = await takeLive(transaction, body.document_ids, caller);
    const into = await ownFolder(transaction, parent_id, caller);
    const moved = taken.filter((one) => one.parent_id !== parent_id);
    if (moved.length === 0) return;
    const ids = moved.map(({ id }) => id);
    assertAllowed(mayPlace({ into, ids, height: await heightOf(transaction, ids) }));
    const names = moved.map(({ name }) => name);
    const place = { owner_id: caller.id, parent_id };
    const twice = firstTwice(names) ?? (await findNamed(transaction, place, names))[0]?.name;
    if (twice !== undefined) throw new RefusalError('documentNameTaken', { params: { name: twice } });
    await moveTo(transaction, ids, parent_id);
  });
  return { data: null };
};

/** The first name that another one before it equals: of things that come from several folders. */
function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(nameKey(name)).size);
}

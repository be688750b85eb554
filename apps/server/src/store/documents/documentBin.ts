import type { Database } from '../database.ts';
import { deleteBinned, lockDocuments } from './documentChanges.ts';

/** People of one run: each is a transaction of its own. */
const partSize = 100;

/** Deletes for good what has been in a bin since before that time. */
export async function purgeBins(database: Database, before: Date): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- in parts
    const owners = await database
      .selectFrom('document')
      .select('owner_id')
      .distinct()
      .where('deleted_at', '<', before)
      .limit(partSize)
      .execute();
    if (owners.length === 0) return;
    for (const { owner_id } of owners)
      // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
      await database.transaction().execute(async (transaction) => {
        await lockDocuments(transaction, owner_id);
        await deleteBinned(transaction, owner_id, { before });
      });
  }
}

import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { deleteBinned } from './binnedDocuments.ts';
import { lockDocuments } from './documentAccount.ts';

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

/** Files of one statement: other writes wait only briefly. */
const filePart = 500;

/** Deletes the files of documents that are gone, where they were too many for the call that deleted the documents. */
export async function deleteLostFiles(database: Database): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- in parts
    const { numAffectedRows = 0n } = await sql`delete from file where id in (
      select id from file where purpose = 'document'
        and not exists (select from document where document.file_id = file.id) limit ${filePart})`.execute(
      database,
    );
    if (numAffectedRows === 0n) return;
  }
}

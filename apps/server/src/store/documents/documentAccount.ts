import type { Database, InTransaction } from '../database.ts';

/** What an owner's documents take. */
export interface DocumentAccount {
  items: number;
  bytes: number;
}

/** What the documents of a person take; a person without documents has no row. */
export async function readAccount(
  database: Database | InTransaction,
  ownerId: string,
): Promise<DocumentAccount> {
  const row = await database
    .selectFrom('document_account')
    .select(['items', 'bytes'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { items: row?.items ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Locks the documents of a person until the transaction ends: each change sees all of the one before. */
export async function lockDocuments(transaction: InTransaction, ownerId: string): Promise<DocumentAccount> {
  await transaction
    .insertInto('document_account')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  const { items, bytes } = await transaction
    .selectFrom('document_account')
    .select(['items', 'bytes'])
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { items, bytes: Number(bytes) };
}

import type { Database, InTransaction } from '../database.ts';

/** Queues a request for a link, without checking whether the address has an account. */
export async function queueRecovery(database: Database, email: string, now: Date): Promise<void> {
  await database.insertInto('recovery').values({ email, created_at: now }).execute();
}

export async function waitingRecoveries(database: Database, limit: number): Promise<string[]> {
  const rows = await database.selectFrom('recovery').select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Takes a request for this transaction, which deletes it: its address; undefined if another process has it. */
export async function takeRecovery(transaction: InTransaction, id: string): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('recovery')
    .where('id', 'in', (waiting) =>
      waiting.selectFrom('recovery').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Deletes requests that could not be processed. */
export async function clearOldRecoveries(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('recovery').where('created_at', '<', before).execute();
}

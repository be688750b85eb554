import type { Database } from '../database.ts';

/** Writes a value in a transaction, as saves do. */
export async function writeHealthCheck(database: Database, now: Date): Promise<void> {
  await database.transaction().execute((transaction) =>
    transaction
      .insertInto('health_check')
      .values({ checked_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
      .execute(),
  );
}

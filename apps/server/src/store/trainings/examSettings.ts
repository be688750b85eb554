import type { InTransaction } from '../database.ts';

/** The settings that a test takes from its exam. */
export async function examSettings(transaction: InTransaction, id: string) {
  return transaction
    .selectFrom('exam')
    .select(['title', 'duration_minutes', 'questions_per_page'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import { participantsOf } from './recipients.ts';

/** Who takes part in an assigned exam; nobody while the class is hidden from its students. */
export async function findParticipants(transaction: InTransaction, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`${participantsOf(id)}`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

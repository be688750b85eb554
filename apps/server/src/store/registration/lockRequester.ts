import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';

/** Lets the person of this request not ask for anything else until the transaction ends. */
export async function lockRequester(transaction: InTransaction, requestId: string): Promise<void> {
  await sql`select from user_account where id = (select user_id from registration_request where id = ${requestId})
    for update`.execute(transaction);
}

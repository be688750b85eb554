import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';

/**
 * The last sign-in of each person before an instant, in the order of `moments`; the instant itself where none is known. Sessions are
 * kept for longer than a report may be late.
 */
export async function signInsBefore(
  transaction: InTransaction,
  moments: readonly { userId: string; at: Date }[],
): Promise<Date[]> {
  if (moments.length === 0) return [];
  const list = JSON.stringify(moments.map(({ userId, at }, place) => ({ u: userId, t: at, p: place })));
  const { rows } = await sql<{ begun: Date | null }>`
    select (select max(created_at) from session where user_id = moment.u and created_at <= moment.t) as begun
    from jsonb_to_recordset(${list}::jsonb) as moment (u bigint, t timestamptz, p integer) order by p`.execute(
    transaction,
  );
  return moments.map(({ at }, place) => rows[place]?.begun ?? at);
}

import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';

/** Those of these people who may become students of a class of the unit; they are not deleted during this transaction. */
export async function studentsAmong(
  transaction: InTransaction,
  ids: readonly string[],
  companyId: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('user_account')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('company_id', '=', companyId)
    .where('role', '=', 'student')
    .where('status', '<>', 'locked')
    // A fixed order avoids deadlocks between transactions on the same people.
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds students to a class in one statement and returns those who were not in it. */
export async function enrol(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    insert into classroom_student (classroom_id, user_id, joined_at)
    select ${classId}::bigint, id, ${now}::timestamptz from unnest(${[...ids]}::bigint[]) as student (id)
    on conflict do nothing returning user_id`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

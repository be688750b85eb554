import { type Selectable, sql } from 'kysely';
import type { Reset, Retake } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';
import type { AttemptTable } from './tables.ts';

/** The attempts that count, or those that were reset; both as `attempt`. */
export function attemptsIn(database: Database, table: 'attempt' | 'reset_attempt') {
  return database.selectFrom(sql<Selectable<AttemptTable>>`${sql.table(table)}`.as('attempt'));
}

/** An attempt as a person, an assigned exam and a number name it. */
interface Named {
  assignmentId: string;
  userId: string;
  number: number;
}

/** Locks the attempt of this number, so that nothing is saved to it during this transaction. */
export async function lockAttempt(transaction: InTransaction, { assignmentId, userId, number }: Named) {
  return transaction
    .selectFrom('attempt')
    .select(['id', 'state', 'deadline', 'submitted_by', 'sealed_at'])
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets one reset or restoration at a time decide on the attempts at an exam: an attempt is in one of two tables. */
export async function lockResets(transaction: InTransaction, assignmentId: string): Promise<void> {
  await sql`select id from assignment where id = ${assignmentId} for no key update`.execute(transaction);
}

/** Locks an attempt at an exam of the class, and says whether it was reset. */
export async function lockReset(transaction: InTransaction, id: string, classId: string) {
  const { rows } = await sql<{ assignment_id: string }>`
    select assignment_id from attempt where id = ${id}
    union all select assignment_id from reset_attempt where id = ${id}`.execute(transaction);
  if (rows[0]) await lockResets(transaction, rows[0].assignment_id);
  for (const table of ['reset_attempt', 'attempt'] as const) {
    const row = await attemptsIn(transaction, table)
      .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
      .select(['attempt.user_id', 'attempt.assignment_id', 'attempt.number'])
      .where('attempt.id', '=', id)
      .where('assignment.classroom_id', '=', classId)
      .modifyEnd(sql`for update of attempt`)
      .executeTakeFirst();
    if (row) return { ...row, isReset: table === 'reset_attempt' };
  }
  return undefined;
}

/** The attempt of this number that was reset last, or the one of this id. */
export function findReset(database: Database, { assignmentId, userId, number }: Named, id?: string) {
  return resets(database)
    .select('reset_attempt.id')
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .$if(id !== undefined, (query) => query.where('reset_attempt.id', '=', id ?? '0'))
    .orderBy('reset_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How an attempt was reset; undefined while it counts. */
export async function findResetOf(database: Database, id: string): Promise<Reset | undefined> {
  const row = await resets(database).where('reset_attempt.id', '=', id).executeTakeFirst();
  return row && resetOf(row);
}

function resets(database: Database) {
  return database
    .selectFrom('reset_attempt')
    .innerJoin('user_account as resetter', 'resetter.id', 'reset_by')
    .select(['reset_at', 'retake', 'reason', 'resetter.id as by_id'])
    .select(['resetter.name as by_name', 'resetter.avatar as by_avatar']);
}

interface ResetRow {
  reset_at: Date;
  retake: Retake;
  reason: string | null;
  by_id: string;
  by_name: string;
  by_avatar: string | null;
}

function resetOf({ reset_at, retake, reason, by_id, by_name, by_avatar }: ResetRow): Reset {
  const reset_by = { id: by_id, name: by_name, avatar: by_avatar };
  return { reset_at: reset_at.toISOString(), reset_by, retake, reason };
}

/** How the attempts of these ids were reset. */
export async function findResets(database: Database, ids: readonly string[]): Promise<Map<string, Reset>> {
  if (ids.length === 0) return new Map();
  const rows = await resets(database)
    .select('reset_attempt.id')
    .where('reset_attempt.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, resetOf(row)]));
}

const columns = sql.raw(
  'id, assignment_id, user_id, number, state, started_at, deadline, submitted_at, submitted_by, sealed_at, seed, epoch, ' +
    'server_seq, journals, scores, score, final_score, waiting_questions, notice_count',
);

interface Resetting {
  retake: Retake;
  reason: string | null;
  by: string;
  now: Date;
}

/** Takes a locked attempt out of those that count. */
export async function reset(
  transaction: InTransaction,
  id: string,
  { retake, reason, by, now }: Resetting,
): Promise<void> {
  await sql`
    with gone as (delete from attempt where id = ${id} returning ${columns})
    insert into reset_attempt (${columns}, retake, reason, reset_by, reset_at)
    select ${columns}, ${retake}::text, ${reason}::text, ${by}::bigint, ${now}::timestamptz from gone`.execute(
    transaction,
  );
}

/** Lets a reset attempt count again; false when its number has been taken since. */
export async function restore(transaction: InTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into attempt (${columns}) overriding system value
    select ${columns} from reset_attempt where id = ${id}
    on conflict (assignment_id, user_id, number) do nothing returning id`.execute(transaction);
  if (rows.length === 0) return false;
  await transaction.deleteFrom('reset_attempt').where('id', '=', id).execute();
  return true;
}

/** By assignment, how many of the person's attempts were reset and may not be taken again. */
export async function usedByResets(
  database: Database,
  assignmentIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('reset_attempt')
    .select(['assignment_id', sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', userId)
    .where('assignment_id', 'in', [...assignmentIds])
    .where('retake', '=', 'none')
    .groupBy('assignment_id')
    .execute();
  return new Map(rows.map(({ assignment_id, count }) => [assignment_id, count]));
}

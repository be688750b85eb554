import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** How a code is stored. It is long enough that nobody finds it by trying: it needs no salt, and is found by its hash. */
export function hashActivationCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

interface NewCodes {
  classId: string;
  codes: readonly string[];
  note: string | null;
  expiresAt: Date;
  by: string;
  now: Date;
}

/** Inserts codes of a class that is locked, and returns the number of the first. */
export async function insertCodes(
  transaction: InTransaction,
  { classId, codes, note, expiresAt, by, now }: NewCodes,
): Promise<number> {
  const { last } = await transaction
    .selectFrom('activation_code')
    .select(sql<number>`coalesce(max(number), 0)::int`.as('last'))
    .where('classroom_id', '=', classId)
    .executeTakeFirstOrThrow();
  const rows = codes.map((code, index) => ({
    classroom_id: classId,
    number: last + index + 1,
    code_hash: hashActivationCode(code),
    note,
    expires_at: expiresAt,
    created_by: by,
    created_at: now,
  }));
  await transaction.insertInto('activation_code').values(rows).execute();
  return last + 1;
}

export interface TakenCode {
  id: string;
  number: number;
  expires_at: Date;
  used_at: Date | null;
  withdrawn_at: Date | null;
  classroom_id: string;
  classroom_name: string;
  course_id: string;
  course_name: string;
  company_id: string;
  ends_at: Date;
}

/** A code with its class, locked for this transaction: of two who enter it at once, the second one sees that it is used. */
export async function takeCode(transaction: InTransaction, code: string): Promise<TakenCode | undefined> {
  const locked = await transaction
    .selectFrom('activation_code')
    .select('id')
    .where('code_hash', '=', hashActivationCode(code))
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  // Read under the lock, to see what happened while this transaction waited for it.
  return transaction
    .selectFrom('activation_code')
    .innerJoin('classroom', 'classroom.id', 'activation_code.classroom_id')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .select(['activation_code.id', 'number', 'expires_at', 'used_at', 'withdrawn_at'])
    .select(['classroom.id as classroom_id', 'classroom.name as classroom_name', 'course.id as course_id'])
    .select(['course.name as course_name', 'classroom.company_id', 'classroom.ends_at'])
    .where('activation_code.id', '=', locked.id)
    .executeTakeFirst();
}

export async function spendCode(
  transaction: InTransaction,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('activation_code')
    .set({ used_by: by, used_at: now })
    .where('id', '=', id)
    .execute();
}

/** A student who got a place with a code waits for it no longer. */
export async function settleRequests(
  transaction: InTransaction,
  { classId, userId, now }: { classId: string; userId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('registration_request')
    .set({ status: 'approved', placed_class_id: classId, decided_at: now })
    .where('user_id', '=', userId)
    .where('asked_class_id', '=', classId)
    .where('status', '=', 'pending')
    .execute();
}

/** The codes with these ids of a class, locked for this transaction. */
export async function takeCodes(transaction: InTransaction, classId: string, ids: readonly string[]) {
  return transaction
    .selectFrom('activation_code')
    .select(['id', 'number', 'expires_at', 'used_at', 'withdrawn_at'])
    .where('classroom_id', '=', classId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function withdrawCodes(
  transaction: InTransaction,
  ids: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('activation_code')
    .set({ withdrawn_by: by, withdrawn_at: now })
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The codes of a class with who has used them, by their numbers; of these texts alone, when given. */
export async function exportedCodes(database: Database, classId: string, codes?: readonly string[]) {
  const hashes = codes?.map(hashActivationCode);
  return database
    .selectFrom('activation_code')
    .leftJoin('user_account as student', 'student.id', 'used_by')
    .select(['number', 'code_hash', 'note', 'expires_at', 'used_at', 'withdrawn_at'])
    .select(['student.name as student_name', 'student.email as student_email'])
    .where('classroom_id', '=', classId)
    .$if(hashes !== undefined, (query) => query.where('code_hash', 'in', hashes ?? []))
    .orderBy('number')
    .execute();
}

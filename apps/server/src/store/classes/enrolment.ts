import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import { joinSurveys, leaveSurveys } from '../surveys/classSurveys.ts';

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

/** Adds students to a class in one statement, and to the surveys of all of it; returns those who were not in it. */
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
  await joinSurveys(
    transaction,
    classId,
    rows.map(({ user_id }) => user_id),
    now,
  );
  return rows.map(({ user_id }) => user_id);
}

/** The active students of the unit with these membership codes or email addresses, whatever their case; and what nobody has. */
export async function studentsByCode(
  database: Database,
  given: readonly string[],
  companyId: string,
): Promise<{ ids: string[]; notFound: string[] }> {
  const byKey = new Map(given.map((code) => [code.trim().toLowerCase(), code.trim()]));
  byKey.delete('');
  if (byKey.size === 0) return { ids: [], notFound: [] };
  // Two searches by index: an `or` would read all accounts.
  const { rows } = await sql<{ id: string; key: string }>`
    with given as materialized (select unnest(${[...byKey.keys()]}::text[]) as key)
    select id::text, key from given join user_account on lower(email) = key
      where company_id = ${companyId} and role = 'student' and status <> 'locked'
    union
    select id::text, key from given join user_account
        on coalesce(company_id, 0) = ${companyId}::bigint and lower(membership_code) = key
      where membership_code is not null and role = 'student' and status <> 'locked'`.execute(database);
  for (const { key } of rows) byKey.delete(key);
  return { ids: rows.map(({ id }) => id), notFound: [...byKey.values()] };
}

/** Those of these people who are in the class. */
export async function attending(
  database: Database,
  classId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id::text from classroom_student
    where classroom_id = ${classId} and user_id = any(${[...ids]}::bigint[]) order by classroom_student.user_id`.execute(
    database,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Removes students from a class, its online sessions, exams and surveys; attempts, marks and answers stay. */
export async function unenrol(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from assignment_participant using assignment
    where assignment.id = assignment_id and assignment.classroom_id = ${classId}
      and user_id = any(${[...ids]}::bigint[])`.execute(transaction);
  await sql`delete from online_classroom_student using online_classroom
    where online_classroom.id = online_classroom_id and online_classroom.classroom_id = ${classId}
      and user_id = any(${[...ids]}::bigint[])`.execute(transaction);
  await leaveSurveys(transaction, classId, ids);
  await sql`delete from classroom_student
    where classroom_id = ${classId} and user_id = any(${[...ids]}::bigint[])`.execute(transaction);
}

import { sql } from 'kysely';
import { type NamedStudent, type ListedAccount } from '@sen/domain/imports/readClassRow';
import { type StudentKey, studentKeys } from '@sen/domain/imports/classColumns';
import type { Dependent } from '@sen/domain/imports/undo';
import type { Database, InTransaction } from '../database.ts';
import type { ImportChange } from '../imports/importChanges.ts';

interface OfClass {
  classId: string;
  companyId: string;
}

/** The accounts of the unit that have one of these keys, and whether they are in the class. */
export async function listedAccounts(
  database: Database,
  students: readonly NamedStudent[],
  { classId, companyId }: OfClass,
): Promise<ListedAccount[]> {
  const given = (key: StudentKey) =>
    students.flatMap((student) => (student[key] === undefined ? [] : [student[key].toLowerCase()]));
  // One search for each key: an `or` would read all accounts.
  const searches = studentKeys
    .filter((key) => given(key).length > 0)
    .map((key) => {
      const unit = key === 'membership_code' ? sql`coalesce(company_id, 0)` : sql`company_id`;
      return sql`select id from user_account
        where ${unit} = ${companyId}::bigint and lower(${sql.ref(key)}) = any(${given(key)}::text[])`;
    });
  if (searches.length === 0) return [];
  const { rows } = await sql<ListedAccount>`
    select id::text, role, status, membership_code, employee_code, email, username,
      exists (select from classroom_student where classroom_id = ${classId}::bigint and user_id = user_account.id) as attends
    from user_account where id in (${sql.join(searches, sql` union `)})`.execute(database);
  return rows;
}

export interface NamedAccount extends ListedAccount {
  readonly name: string;
}

/** The accounts of the students of a class, of whichever units. */
export async function accountsOfClass(database: Database, classId: string): Promise<NamedAccount[]> {
  const rows = await database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'user_id')
    .select(['user_account.id', 'user_account.name', 'role', 'status'])
    .select(['membership_code', 'employee_code', 'email', 'username'])
    .where('classroom_id', '=', classId)
    .execute();
  return rows.map((row) => ({ ...row, attends: true }));
}

/** Indexes accounts by their keys, so that each row is compared with those that share one only. */
export function accountsByKey(
  accounts: readonly ListedAccount[],
): (keys: readonly string[]) => ListedAccount[] {
  const byKey = new Map<string, Set<ListedAccount>>();
  for (const account of accounts)
    for (const text of [account.membership_code, account.employee_code, account.email, account.username]) {
      const key = text?.toLowerCase();
      if (key === undefined) continue;
      byKey.set(key, (byKey.get(key) ?? new Set()).add(account));
    }
  return (keys) => [...new Set(keys.flatMap((key) => [...(byKey.get(key.toLowerCase()) ?? [])]))];
}

/** Those whom these rows added to the class and who have taken an exam or opened a lesson in it. */
export async function studentsWithWork(
  database: Database,
  changes: readonly ImportChange[],
  classId: string,
): Promise<Dependent[]> {
  const rows = changes.map(({ row }) => row);
  const { rows: working } = await sql<Dependent>`
    with added as (select * from unnest(${rows}::integer[], ${idsOf(changes)}::bigint[]) as added (row, id))
    select added.row, name, 'hasWork' as reason from added join user_account using (id)
    where exists (select from attempt join assignment on assignment.id = attempt.assignment_id
        where assignment.classroom_id = ${classId}::bigint and attempt.user_id = added.id)
      or exists (select from reset_attempt join assignment on assignment.id = reset_attempt.assignment_id
        where assignment.classroom_id = ${classId}::bigint and reset_attempt.user_id = added.id)
      or exists (select from entered_score join assignment on assignment.id = entered_score.assignment_id
        where assignment.classroom_id = ${classId}::bigint and entered_score.user_id = added.id)
      or exists (select from lesson_progress
        where lesson_progress.classroom_id = ${classId}::bigint and lesson_progress.user_id = added.id)
    order by added.row`.execute(database);
  return working;
}

/** Lets nobody of these begin an exam of the class, or leave it, until the transaction ends. */
export async function lockStudents(
  transaction: InTransaction,
  changes: readonly ImportChange[],
  classId: string,
): Promise<void> {
  await sql`select from classroom_student where classroom_id = ${classId}::bigint
    and user_id = any(${idsOf(changes)}::bigint[]) order by user_id for update`.execute(transaction);
  await sql`select from user_account where id = any(${idsOf(changes)}::bigint[]) order by id for update`.execute(
    transaction,
  );
}

/** The class, of which nobody else changes the students until the transaction ends. */
export async function lockClass(transaction: InTransaction, id: string) {
  return transaction
    .selectFrom('classroom')
    .select(['id', 'company_id', 'name', 'starts_at', 'ends_at', 'published'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const idsOf = (changes: readonly ImportChange[]) => changes.map(({ subject_id }) => subject_id);

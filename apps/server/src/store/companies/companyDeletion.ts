import type { RunningClass } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { endSessionsOfUnits } from '../auth/sessions.ts';
import type { Database, InTransaction } from '../database.ts';
import { notPurged } from './companies.ts';
import { liveUnits } from './liveUnits.ts';

/** Those of these ids that are units, locked for this transaction. */
export async function takeLiveUnits(transaction: InTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await liveUnits(transaction)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export interface RestorableUnit {
  id: string;
  name: string;
  deleted_at: Date | null;
  /** Whether another unit has its name now. */
  nameTaken: boolean;
}

/** Those of these ids that are units or can become ones again, locked for this transaction. */
export async function takeRestorableUnits(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
): Promise<RestorableUnit[]> {
  const rows = await transaction
    .selectFrom('company')
    .select(['id', 'name', 'deleted_at', 'name_fold'])
    .where('id', 'in', ids)
    .where(notPurged(now))
    .orderBy('id')
    .forUpdate()
    .execute();
  const deleted = rows.filter(({ deleted_at }) => deleted_at !== null);
  const names = deleted.map(({ name_fold }) => name_fold);
  const same = await liveUnits(transaction)
    .select('name_fold')
    .where(sql<boolean>`name_fold = any (${names}::text[])`)
    .execute();
  const taken = new Set(same.map(({ name_fold }) => name_fold));
  return rows.map(({ name_fold, ...row }, index) => ({
    ...row,
    // Two units of one name may be restored together: the second is refused, too.
    nameTaken:
      row.deleted_at !== null &&
      (taken.has(name_fold) ||
        rows.slice(0, index).some((other) => other.deleted_at !== null && other.name_fold === name_fold)),
  }));
}

/** Classes of these units that are under way, or whose exam somebody sits. */
export async function findRunningClasses(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<RunningClass[]> {
  const { rows } = await sql<RunningClass>`
    select company.name as company_name, classroom.name as classroom_name, running.in_exam
    from (
      select id, exists (
        select from attempt join assignment on assignment.id = attempt.assignment_id
        where assignment.classroom_id = classroom.id and attempt.state = 'in_progress'
      ) as in_exam
      from classroom where company_id = any (${[...ids]}::bigint[])
    ) running
    join classroom on classroom.id = running.id
    join company on company.id = classroom.company_id
    where running.in_exam or (classroom.starts_at <= ${now} and classroom.ends_at > ${now})
    order by company.sort_key, running.in_exam desc, classroom.sort_key, classroom.id
    limit 20`.execute(database);
  return rows;
}

/** Deletes units, signs their people out, and drops mails that wait to be sent to them. */
export async function deleteUnits(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.updateTable('company').set({ deleted_at: now }).where('id', 'in', ids).execute();
  await endSessionsOfUnits(transaction, ids, now);
  await transaction
    .deleteFrom('mail')
    .where('sent_at', 'is', null)
    .where('to_address', 'in', (people) =>
      people.selectFrom('user_account').select('email').where('company_id', 'in', ids),
    )
    .execute();
}

export async function restoreUnits(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('company').set({ deleted_at: null }).where('id', 'in', ids).execute();
}

/** Units that were deleted before then, the first first. */
export async function unitsDeletedBefore(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('company')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Dependent } from '@sen/domain/imports/undo';
import type { Database, InTransaction } from '../database.ts';
import type { ImportChange } from '../imports/importChanges.ts';
import { isActivated, memberInUse } from './memberAccess.ts';
import { addressOf } from '../platform/audit.ts';

/** The accounts that these rows created and that are no longer as they were made. */
export async function usedMembers(
  database: Database,
  changes: readonly ImportChange[],
): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    with made as materialized (
      select * from unnest(${rowsOf(changes)}::integer[], ${idsOf(changes)}::bigint[], ${areNew(changes)}::boolean[])
        as made (row, id, is_new)),
    seen as (
      select made.row, name, ${isActivated} as activated, ${memberInUse} as used, updated_at > created_at as edited
      from made join user_account on user_account.id = made.id where made.is_new
    )
    select row, name, case when activated then 'activated' when used then 'inUse' else 'edited' end as reason
    from seen where activated or used or edited order by row`.execute(database);
  return rows;
}

/** Lets nobody begin to use or change these accounts until the transaction ends. */
export async function lockMembersOf(
  transaction: InTransaction,
  changes: readonly ImportChange[],
): Promise<void> {
  await sql`select from user_account where id = any(${idsOf(changes)}::bigint[]) order by id for update`.execute(
    transaction,
  );
}

/** Locks these accounts, and returns when each was changed last. */
export async function lockedSince(
  transaction: InTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await transaction
    .selectFrom('user_account')
    .select(['id', 'updated_at'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}

interface Undoing {
  importId: string;
  actorId: string;
  now: Date;
}

/** Deletes the accounts that these rows created, each with its audit entry. */
export async function deleteImported(
  transaction: InTransaction,
  changes: readonly ImportChange[],
  { importId, actorId, now }: Undoing,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with gone as (delete from user_account where id = any(${idsOf(changes)}::bigint[]) returning id, company_id, name)
    insert into audit_log (actor_id, action, subject_id, company_id, details, address, created_at)
    select ${actorId}::bigint, 'member.deleted', id, company_id,
      jsonb_build_object('name', name, 'import', ${importId}::text), ${addressOf(actorId)}, ${now}::timestamptz from gone`.execute(
    transaction,
  );
}

const rowsOf = (changes: readonly ImportChange[]) => changes.map(({ row }) => row);
const areNew = (changes: readonly ImportChange[]) => changes.map(({ before }) => before === null);
const idsOf = (changes: readonly ImportChange[]) => changes.map(({ subject_id }) => subject_id);

import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import { endPasswordLinks } from '../auth/passwordLinks.ts';
import { endCodes } from '../auth/signInCodes.ts';
import type { UserAccountTable } from '../users/tables.ts';
import { nameKeys } from './nameKeys.ts';

/** What administrators write of a member. */
export type MemberColumns = Pick<
  Insertable<UserAccountTable>,
  | 'company_id'
  | 'role'
  | 'name'
  | 'first_name'
  | 'email'
  | 'username'
  | 'phone'
  | 'sex'
  | 'membership_code'
  | 'employee_code'
  | 'department'
  | 'title'
  | 'address'
  | 'school'
> & { dateOfBirth: string | null };

export type TakenField = 'email' | 'username' | 'membership_code';

/**
 * Which of the account's names are taken. Sign-in accepts user name or email, so both share one namespace.
 * @param id the account itself, if it exists
 */
export async function findTaken(
  database: Database,
  { email, username, membership_code, company_id }: MemberColumns,
  id = '0',
): Promise<TakenField[]> {
  const user = username.toLowerCase();
  const row = await database
    .selectNoFrom((select) => [
      sql<boolean>`exists (${select
        .selectFrom('user_account')
        .select('id')
        .where('id', '<>', id)
        .where((where) =>
          where.or([where(sql`lower(email)`, '=', email), where(sql`lower(username)`, '=', email)]),
        )})`.as('email'),
      sql<boolean>`exists (${select
        .selectFrom('user_account')
        .select('id')
        .where('id', '<>', id)
        .where((where) =>
          where.or([where(sql`lower(username)`, '=', user), where(sql`lower(email)`, '=', user)]),
        )})`.as('username'),
      sql<boolean>`exists (${select
        .selectFrom('user_account')
        .select('id')
        .where('id', '<>', id)
        .where(sql`coalesce(company_id, 0)`, '=', company_id ?? '0')
        .where(sql`lower(membership_code)`, '=', (membership_code ?? '').toLowerCase())})`.as(
        'membership_code',
      ),
    ])
    .executeTakeFirstOrThrow();
  return (['email', 'username', 'membership_code'] as const).filter((field) => row[field]);
}

/** Inserts an inactive account and returns its id. */
export async function insertMember(
  transaction: InTransaction,
  { dateOfBirth, ...member }: MemberColumns & { password_hash: string; lang: 'vi' | 'en' },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('user_account')
    .values({
      ...member,
      date_of_birth: dateOfBirth,
      ...nameKeys(member.name),
      status: 'inactive',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMember(
  transaction: InTransaction,
  id: string,
  { dateOfBirth, ...member }: MemberColumns,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set((account) => ({
      ...member,
      date_of_birth: dateOfBirth,
      ...nameKeys(member.name),
      // An account in a unit is not waiting for one.
      ...(member.company_id !== null && { admission: null }),
      updated_at: now,
      version: account('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function lockAccounts(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({
      status: 'locked',
      locked_from: sql<'active' | 'inactive'>`status`,
      locked_at: now,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .where('status', '<>', 'locked')
    .execute();
}

/** Restores each account's former status; an account locked before `locked_from` existed had been active. */
export async function unlockAccounts(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({
      status: sql<'active'>`coalesce(locked_from, 'active')`,
      locked_from: null,
      locked_at: null,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .where('status', '=', 'locked')
    .execute();
}

export async function deleteAccounts(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('user_account').where('id', 'in', ids).execute();
}

/** Sets an administrator's temporary password; its owner must change it. */
export async function setTemporaryPassword(
  transaction: InTransaction,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ password_hash: passwordHash, must_change_password: true, updated_at: now })
    .where('id', '=', id)
    .execute();
  await endCodes(transaction, id);
  await endPasswordLinks(transaction, id, now);
}

export async function setTwoFactorOf(
  transaction: InTransaction,
  id: string,
  enabled: boolean,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ two_factor: enabled, updated_at: now })
    .where('id', '=', id)
    .execute();
}

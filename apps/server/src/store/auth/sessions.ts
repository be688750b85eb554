import { hourOf } from '@sen/domain/activity/secondsByHour';
import type { Caller } from '../../auth/Caller.ts';
import { addActions } from '../activity/actionRows.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import type { SessionEnd } from '../auth/tables.ts';
import type { UserStatus } from '../users/tables.ts';

export interface StoredSession {
  caller: Caller;
  status: UserStatus;
  unitDeleted: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  endedReason: SessionEnd | null;
}

export async function findSession(database: Database, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await database
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select(['session.created_at', 'session.last_seen_at', 'session.ended_reason'])
    .select(['user_account.id', 'user_account.role', 'user_account.company_id', 'user_account.name'])
    .select(['user_account.lang', 'user_account.status', 'user_account.must_change_password'])
    .select(['user_account.admission', ofLiveUnit('user_account.company_id').as('of_live_unit')])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      caller: {
        id: row.id,
        role: row.role,
        company_id: row.company_id,
        name: row.name,
        lang: row.lang,
        mustChangePassword: row.must_change_password,
        admission: row.admission,
      },
      status: row.status,
      unitDeleted: !row.of_live_unit,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      endedReason: row.ended_reason,
    }
  );
}

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  address: string;
  now: Date;
}

/** Begins the single live session of an account; ends its older one. */
export async function beginSession(database: Database, session: NewSession): Promise<void> {
  const { userId, now } = session;
  await database.transaction().execute(async (transaction) => {
    // Serializes concurrent sign-ins.
    await transaction
      .updateTable('user_account')
      .set({ last_login_at: now })
      .where('id', '=', userId)
      .execute();
    await replaceSession(transaction, session, 'elsewhere');
    await addActions(transaction, [{ userId, hour: hourOf(now), action: 'login', count: 1 }]);
  });
}

/** Ends every session of an account for a reason, and begins another one. */
export async function replaceSession(
  transaction: InTransaction,
  { tokenHash, userId, address, now }: NewSession,
  reason: SessionEnd,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await transaction
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      address,
      ended_reason: null,
    })
    .execute();
}

/** Whether a person is sitting an exam. */
export async function isInExam(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('attempt')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'in_progress')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession(
  database: Database,
  tokenHash: Buffer,
  reason: SessionEnd,
  now: Date,
): Promise<void> {
  await database
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of these accounts, because the accounts themselves changed. */
export async function endSessionsOf(
  database: Database,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await database
    .updateTable('session')
    .set({ ended_at: now, ended_reason: 'account' })
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of the people of these units. */
export async function endSessionsOfUnits(
  database: Database,
  companyIds: readonly string[],
  now: Date,
): Promise<void> {
  await database
    .updateTable('session')
    .set({ ended_at: now, ended_reason: 'account' })
    .where('user_id', 'in', (people) =>
      people.selectFrom('user_account').select('id').where('company_id', 'in', companyIds),
    )
    .where('ended_at', 'is', null)
    .execute();
}

/** The sessions changed since then, by the database's clock. */
export async function changedSessions(database: Database, since: Date): Promise<Buffer[]> {
  const rows = await database
    .selectFrom('session')
    .select('token_hash')
    .where('changed_at', '>', since)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

export async function markSeen(database: Database, hashes: readonly Buffer[], now: Date): Promise<void> {
  await database
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('token_hash', 'in', [...hashes])
    .execute();
}

/** Removes sessions that ended before then. */
export async function clearOldSessions(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('session').where('last_seen_at', '<', before).execute();
}

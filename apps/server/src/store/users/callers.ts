import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';

/** The person for whom a job does something, unless the account may no longer be used. */
export async function findCaller(database: Database, id: string): Promise<Caller | undefined> {
  return callerOf(await callerById(database, id).executeTakeFirst());
}

/** As `findCaller`; until the transaction ends, the account cannot be locked or changed. */
export async function lockCaller(transaction: InTransaction, id: string): Promise<Caller | undefined> {
  return callerOf(await callerById(transaction, id).forShare().executeTakeFirst());
}

function callerById(database: Database, id: string) {
  return database
    .selectFrom('user_account')
    .select(['id', 'role', 'company_id', 'name', 'lang', 'must_change_password', 'admission'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where(ofLiveUnit('user_account.company_id'));
}

type CallerRow = Awaited<ReturnType<ReturnType<typeof callerById>['executeTakeFirst']>>;

function callerOf(row: CallerRow): Caller | undefined {
  if (!row) return undefined;
  const { must_change_password: mustChangePassword, ...caller } = row;
  return { ...caller, mustChangePassword };
}

import { liveUnits } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';

export interface Registration {
  takes_registrations: boolean;
  register_code: string | null;
}

/** The unit of this code, if registration is open. */
export async function findUnitOfCode(
  database: Database,
  code: string,
): Promise<{ id: string; name: string } | undefined> {
  return liveUnits(database)
    .select(['id', 'name'])
    .where('register_code', '=', code)
    .where('takes_registrations', '=', true)
    .executeTakeFirst();
}

export async function findRegistration(database: Database, id: string): Promise<Registration | undefined> {
  return liveUnits(database)
    .select(['takes_registrations', 'register_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same, locked for this transaction. */
export async function takeRegistration(
  transaction: InTransaction,
  id: string,
): Promise<Registration | undefined> {
  return liveUnits(transaction)
    .select(['takes_registrations', 'register_code'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRegistration(
  transaction: InTransaction,
  id: string,
  registration: Registration,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('company')
    .set({ ...registration, updated_at: now })
    .where('id', '=', id)
    .execute();
}

import type { InTransaction } from '../database.ts';
import { findOwnRequest } from '../registration/requests.ts';
import { notify } from './notify.ts';
import { adminsOf } from './recipients.ts';

/** Notifies a unit's administrators of a request that waits for them. */
export async function notifyAdmins(
  transaction: InTransaction,
  facts: { company_id: string; name: string; kind: 'account' | 'class' },
  now: Date,
): Promise<void> {
  const to = adminsOf(facts.company_id);
  await notify(transaction, { type: 'RegistrationRequested', facts }, { to, causedBy: null, now });
}

/** Notifies them of a person's request to join the unit, once its address is confirmed; nothing for people without one. */
export async function notifyOfRequest(
  transaction: InTransaction,
  userId: string,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const request = await findOwnRequest(transaction, userId);
  if (request?.status !== 'pending') return;
  await notifyAdmins(transaction, { company_id: request.company_id, name, kind: 'account' }, now);
}

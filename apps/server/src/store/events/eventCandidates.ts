import { managingRoles } from '@sen/domain/access/roles';
import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../database.ts';
import { takeCandidates } from '../projects/projectChanges.ts';
import { visibleMembers } from '../users/memberAccess.ts';

interface Inviting {
  caller: Caller;
  /** The unit of the event. */
  company_id: string;
}

/** Whether all of these people are of the unit, not locked, and of those whom the caller sees as members. */
export async function mayBeInvited(
  transaction: InTransaction,
  ids: readonly string[],
  { caller, company_id }: Inviting,
): Promise<boolean> {
  // Oneself is always among one's own people.
  const others = ids.filter((id) => id !== caller.id);
  if (others.length === 0) return true;
  const candidates = await takeCandidates(transaction, company_id, others);
  const open = candidates.filter(({ status }) => status !== 'locked');
  if (open.length < others.length) return false;
  const seen = await visibleMembers(transaction, { caller })
    .select('user_account.id')
    .where('user_account.id', 'in', others)
    .execute();
  return seen.length === others.length;
}

/** Whether this person may organise an event of the unit; teachers name nobody but themselves. */
export async function mayOrganize(
  transaction: InTransaction,
  id: string,
  { caller, company_id }: Inviting,
): Promise<boolean> {
  if (id === caller.id) return true;
  if (caller.role === 'teacher') return false;
  const [person] = await takeCandidates(transaction, company_id, [id]);
  if (!person || person.status === 'locked') return false;
  return managingRoles.some((role) => role === person.role);
}

import type { Actor } from '@sen/domain/access/scope';
import type { Verdict } from '@sen/domain/errors/verdict';
import type { MemberFacts } from '@sen/domain/users/mayManageMember';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { type LockedMember, takeMembers } from '../../store/users/memberAccess.ts';

/**
 * The accounts with these ids, locked for this transaction.
 * @param may the rule that each of them must pass
 * @throws {RefusalError} notFound when the caller does not see one; the first refusal of the rule
 */
export async function takeAll(
  transaction: InTransaction,
  given: readonly string[],
  { caller, may }: { caller: Caller; may: (actor: Actor, member: MemberFacts) => Verdict },
): Promise<LockedMember[]> {
  const ids = [...new Set(given)];
  const members = await takeMembers(transaction, ids, caller);
  if (members.length < ids.length) throw new RefusalError('notFound');
  for (const member of members) assertAllowed(may(caller, member));
  return members;
}

/** The same for one account. */
export async function takeOne(
  transaction: InTransaction,
  id: string,
  rule: Parameters<typeof takeAll>[2],
): Promise<LockedMember> {
  const [member] = await takeAll(transaction, [id], rule);
  if (!member) throw new RefusalError('notFound');
  return member;
}

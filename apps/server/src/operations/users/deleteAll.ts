import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../../store/database.ts';
import { record } from '../../store/platform/audit.ts';
import type { LockedMember } from '../../store/users/memberAccess.ts';
import { deleteAccounts } from '../../store/users/memberChanges.ts';
import { takeAll } from './takeAll.ts';

type Rule = Parameters<typeof takeAll>[2];

/** Deletes the accounts, all or none, with an audit entry for each; returns their ids. */
export async function deleteAll(
  transaction: InTransaction,
  given: readonly string[],
  { now, ...rule }: Rule & { now: Date },
): Promise<string[]> {
  const taken = await takeAll(transaction, given, rule);
  await deleteTaken(transaction, taken, { caller: rule.caller, now });
  return taken.map(({ id }) => id);
}

/** Deletes accounts that this transaction has locked and checked, with an audit entry for each. */
export async function deleteTaken(
  transaction: InTransaction,
  taken: readonly LockedMember[],
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  if (taken.length === 0) return;
  await deleteAccounts(
    transaction,
    taken.map(({ id }) => id),
  );
  await record(
    transaction,
    taken.map((subject) => ({
      actorId: caller.id,
      action: 'member.deleted',
      subject,
      details: { name: subject.name },
    })),
    now,
  );
}

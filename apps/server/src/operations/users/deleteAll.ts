import type { InTransaction } from '../../store/database.ts';
import { record } from '../../store/platform/audit.ts';
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
  const ids = taken.map(({ id }) => id);
  await deleteAccounts(transaction, ids);
  await record(
    transaction,
    taken.map((subject) => ({
      actorId: rule.caller.id,
      action: 'member.deleted',
      subject,
      details: { name: subject.name },
    })),
    now,
  );
  return ids;
}

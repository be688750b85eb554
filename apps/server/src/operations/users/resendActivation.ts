import { mayReactivateMember } from '@sen/domain/users/memberVerbs';
import { record } from '../../store/platform/audit.ts';
import { unlockAccounts } from '../../store/users/memberChanges.ts';
import { spendMailTo } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';
import { sendActivation } from './sendActivation.ts';
import { takeAll } from './takeAll.ts';

export const resendActivation: Handler<'resendActivation'> = async (
  { body, caller, now },
  { database, config },
) => {
  await database.transaction().execute(async (transaction) => {
    const taken = await takeAll(transaction, body.user_ids, { caller, may: mayReactivateMember });
    for (const member of taken) {
      // In the transaction: over the limit, nothing is sent and nothing is counted.
      await spendMailTo(transaction, member.email, now);
      await sendActivation(transaction, member, { config, now });
    }
    const locked = taken.filter(({ status }) => status === 'locked');
    if (locked.length > 0)
      await unlockAccounts(
        transaction,
        locked.map(({ id }) => id),
        now,
      );
    await record(
      transaction,
      [
        ...locked.map((subject) => ({ actorId: caller.id, action: 'member.unlocked' as const, subject })),
        ...taken.map((subject) => ({
          actorId: caller.id,
          action: 'member.activationSent' as const,
          subject,
        })),
      ],
      now,
    );
  });
  return { data: null };
};

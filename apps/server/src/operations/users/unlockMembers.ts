import { mayUnlockMember } from '@sen/domain/users/memberVerbs';
import { recordEach } from '../../store/platform/audit.ts';
import { unlockAccounts } from '../../store/users/memberChanges.ts';
import type { Handler } from '../Operation.ts';
import { takeAll } from './takeAll.ts';

export const unlockMembers: Handler<'unlockMembers'> = async ({ body, caller, now }, { database }) => {
  await database.transaction().execute(async (transaction) => {
    const taken = await takeAll(transaction, body.ids, { caller, may: mayUnlockMember });
    await unlockAccounts(
      transaction,
      taken.map(({ id }) => id),
      now,
    );
    await recordEach(transaction, 'member.unlocked', taken, { by: caller.id, now });
  });
  return { data: null };
};

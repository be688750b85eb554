import { mayUnlockMember } from '@sen/domain/users/memberVerbs';
import { keepAdministered, lockGroupsOf } from '../../store/chat/groupChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { unlockAccounts } from '../../store/users/memberChanges.ts';
import type { Handler } from '../Operation.ts';
import { takeAll } from './takeAll.ts';

export const unlockMembers: Handler<'unlockMembers'> = async ({ body, caller, now }, { database }) => {
  await database.transaction().execute(async (transaction) => {
    const groups = await lockGroupsOf(transaction, body.ids);
    const taken = await takeAll(transaction, body.ids, { caller, may: mayUnlockMember });
    await unlockAccounts(
      transaction,
      taken.map(({ id }) => id),
      now,
    );
    // One whose members were all locked has none yet.
    await keepAdministered(transaction, groups);
    await recordEach(transaction, 'member.unlocked', taken, { by: caller.id, now });
  });
  return { data: null };
};

import { mayLockMember } from '@sen/domain/users/memberVerbs';
import { keepAdministered, lockGroupsOf } from '../../store/chat/groupChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { lockAccounts } from '../../store/users/memberChanges.ts';
import { endSessionsOf } from '../../store/auth/sessions.ts';
import type { Handler } from '../Operation.ts';
import { takeAll } from './takeAll.ts';

export const lockMembers: Handler<'lockMembers'> = async ({ body, caller, now }, { database, sessions }) => {
  const members = await database.transaction().execute(async (transaction) => {
    const groups = await lockGroupsOf(transaction, body.user_ids);
    const taken = await takeAll(transaction, body.user_ids, { caller, may: mayLockMember });
    const ids = taken.map(({ id }) => id);
    await lockAccounts(transaction, ids, now);
    await keepAdministered(transaction, groups);
    await endSessionsOf(transaction, ids, now);
    await recordEach(transaction, 'member.locked', taken, { by: caller.id, now });
    return taken;
  });
  for (const { id } of members) sessions.forgetUser(id);
  return { data: null };
};

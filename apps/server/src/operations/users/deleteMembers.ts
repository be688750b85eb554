import { mayDeleteMember } from '@sen/domain/users/memberVerbs';
import type { Handler } from '../Operation.ts';
import { deleteAll } from './deleteAll.ts';

export const deleteMembers: Handler<'deleteMembers'> = async (
  { body, caller, now },
  { database, sessions },
) => {
  const ids = await database
    .transaction()
    .execute((transaction) => deleteAll(transaction, body.user_ids, { caller, may: mayDeleteMember, now }));
  for (const id of ids) sessions.forgetUser(id);
  return { data: null };
};

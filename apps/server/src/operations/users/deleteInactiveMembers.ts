import { finding } from '@sen/domain/errors/Finding';
import { mayDeleteInactiveMember } from '@sen/domain/users/memberVerbs';
import { demandNone } from '../../errors/Refused.ts';
import { deleteAllInactive } from '../../store/memberChanges.ts';
import type { Handler } from '../Operation.ts';
import { deleteAll } from './deleteAll.ts';

export const deleteInactiveMembers: Handler<'deleteInactiveMembers'> = async (
  { body: { user_ids, delete_all }, caller, now },
  { database },
) => {
  if (delete_all && user_ids) demandNone([finding('delete_all', 'invalidValue')]);
  if (!delete_all && !user_ids) demandNone([finding('user_ids', 'thisFieldIsRequired')]);
  const deleted = await database.transaction().execute(async (transaction) => {
    if (!user_ids) return deleteAllInactive(transaction, caller, now);
    const rule = { caller, may: mayDeleteInactiveMember, now };
    return (await deleteAll(transaction, user_ids, rule)).length;
  });
  return { data: { deleted } };
};

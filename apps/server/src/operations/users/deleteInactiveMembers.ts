import { fieldError } from '@sen/domain/errors/FieldError';
import { mayDeleteInactiveMember } from '@sen/domain/users/memberVerbs';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { deleteAllInactive } from '../../store/users/memberChanges.ts';
import type { Handler } from '../Operation.ts';
import { deleteAll } from './deleteAll.ts';

export const deleteInactiveMembers: Handler<'deleteInactiveMembers'> = async (
  { body: { user_ids, delete_all }, caller, now },
  { database },
) => {
  if (delete_all && user_ids) assertNoFieldErrors([fieldError('delete_all', 'invalidValue')]);
  if (!delete_all && !user_ids) assertNoFieldErrors([fieldError('user_ids', 'thisFieldIsRequired')]);
  const deleted = await database.transaction().execute(async (transaction) => {
    if (!user_ids) return deleteAllInactive(transaction, caller, now);
    const rule = { caller, may: mayDeleteInactiveMember, now };
    return (await deleteAll(transaction, user_ids, rule)).length;
  });
  return { data: { deleted } };
};

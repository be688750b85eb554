import { fieldError } from '@sen/domain/errors/FieldError';
import { mayDeleteInactiveMember } from '@sen/domain/users/memberVerbs';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';
import { deleteAll } from './deleteAll.ts';
import { deleteEveryInactive } from './deleteEveryInactive.ts';

export const deleteInactiveMembers: Handler<'deleteInactiveMembers'> = async (
  { body: { user_ids, delete_all, after }, caller, now },
  { database },
) => {
  if (delete_all && user_ids) assertNoFieldErrors([fieldError('delete_all', 'invalidValue')]);
  if (!delete_all && !user_ids) assertNoFieldErrors([fieldError('user_ids', 'thisFieldIsRequired')]);
  if (!delete_all && after !== undefined) assertNoFieldErrors([fieldError('after', 'invalidValue')]);
  if (!user_ids) return { data: await deleteEveryInactive(database, { caller, after, now }) };
  const rule = { caller, may: mayDeleteInactiveMember, now };
  const ids = await database.transaction().execute((transaction) => deleteAll(transaction, user_ids, rule));
  return { data: { deleted: ids.length, next: null, remaining: 0 } };
};

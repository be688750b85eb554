import { found } from '../../errors/RefusalError.ts';
import { findUser } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';

export const getMe: Handler<'getMe'> = async ({ caller, token, openFiles }, { database }) => {
  // The browser may have lost its cookies but kept its local storage.
  if (token !== undefined) openFiles(token);
  return { data: [found(await findUser(database, caller.id))] };
};

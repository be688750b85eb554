import { found } from '../../errors/RefusalError.ts';
import { findUser } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';

export const getMe: Handler<'getMe'> = async ({ caller, token, openFiles }, { database }) => {
  // The browser may have forgotten its cookies, and not what lies in its local storage.
  if (token !== undefined) openFiles(token);
  return { data: [found(await findUser(database, caller.id))] };
};

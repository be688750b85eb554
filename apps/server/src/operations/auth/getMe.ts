import { found } from '../../errors/Refused.ts';
import { findUser } from '../../store/users.ts';
import type { Handler } from '../Operation.ts';

export const getMe: Handler<'getMe'> = async ({ caller }, { database }) => ({
  data: [found(await findUser(database, caller.id))],
});

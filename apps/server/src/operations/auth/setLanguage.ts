import { setUserLanguage } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';

export const setLanguage: Handler<'setLanguage'> = async (
  { caller, body: { lang }, now },
  { database, sessions },
) => {
  await setUserLanguage(database, caller.id, lang, now);
  sessions.forgetUser(caller.id);
  return { data: lang };
};

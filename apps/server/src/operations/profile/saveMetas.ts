import { keepMetas } from '../../store/profile/profiles.ts';
import type { Handler } from '../Operation.ts';
import { profileWords } from './profileWords.ts';

export const saveMetas: Handler<'saveMetas'> = async (
  { caller, body, language, now },
  { database, sessions },
) => {
  const user_metas = await keepMetas(database, caller.id, body.user_metas, now);
  sessions.forgetUser(caller.id);
  return { data: { user_metas }, message: profileWords.metasSaved[language] };
};

import { acceptRules } from '../../store/forum/rulesAcceptance.ts';
import type { Handler } from '../Operation.ts';

export const acceptForumRules: Handler<'acceptForumRules'> = async ({ caller, now }, { database }) => {
  await acceptRules(database, caller.id, now);
  return { data: null };
};

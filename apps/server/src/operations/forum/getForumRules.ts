import { rulesAcceptedAt } from '../../store/forum/rulesAcceptance.ts';
import type { Handler } from '../Operation.ts';

export const getForumRules: Handler<'getForumRules'> = async ({ caller }, { database }) => ({
  data: { accepted_at: (await rulesAcceptedAt(database, caller.id))?.toISOString() ?? null },
});

import { rulesAcceptedAt } from '../../store/forum/rulesAcceptance.ts';
import { listThemes } from '../../store/forum/themes.ts';
import type { Handler } from '../Operation.ts';

export const getForum: Handler<'getForum'> = async ({ caller }, { database }) => ({
  data: {
    rules_accepted_at: (await rulesAcceptedAt(database, caller.id))?.toISOString() ?? null,
    themes: await listThemes(database, caller),
  },
});

import { awardBadge } from '../../badges/awardBadge.ts';
import { nextJoined } from '../../store/badges/badgeFacts.ts';
import { activeRules } from '../../store/badges/badgeRules.ts';
import type { ScheduledJob } from '../Job.ts';

/** People of one transaction. */
const limit = 200;

/** Awards badges to those who have been members for long enough since yesterday and miss nothing else. */
export const awardByJoinTime: ScheduledJob = {
  at: '40 0 * * *',
  async run({ database, clock }) {
    const now = clock.now();
    for (const rule of await activeRules(database)) {
      let after = '0';
      for (;;) {
        const ids = await nextJoined(database, rule, { after, limit, now });
        if (ids.length > 0)
          await database.transaction().execute((transaction) => awardBadge(transaction, rule, ids, now));
        if (ids.length < limit) break;
        after = ids.at(-1) ?? after;
      }
    }
  },
};

import { awardBadge } from '../../badges/awardBadge.ts';
import { nextJoined } from '../../store/badges/badgeFacts.ts';
import { activeRules } from '../../store/badges/badgeRules.ts';
import type { ScheduledJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** People of one transaction: on the embedded database everybody waits for it. */
const people = { embedded: 50, postgres: 200 };

/** Awards badges to those who have been members for long enough since yesterday and miss nothing else. */
export const awardByJoinTime: ScheduledJob = {
  at: '40 0 * * *',
  async run(services) {
    const { database, databaseKind, clock } = services;
    const now = clock.now();
    const limit = people[databaseKind];
    for (const rule of await activeRules(database)) {
      if (rule.join_days === null) continue;
      let after = '0';
      // oxlint-disable-next-line no-await-in-loop -- one badge after the other
      await partByPart(services, async () => {
        const ids = await nextJoined(database, rule, { after, limit, now });
        if (ids.length > 0)
          await database.transaction().execute((transaction) => awardBadge(transaction, rule, ids, now));
        after = ids.at(-1) ?? after;
        return ids.length === limit;
      });
    }
  },
};

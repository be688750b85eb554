import { awardDueBadge } from '../../badges/awardDueBadge.ts';
import type { TickingJob } from '../Job.ts';

/** People of one transaction: on the embedded database everybody waits for it. */
const people = { embedded: 50, postgres: 500 };
/** How long requests that are under way go first, ms. */
const longestWait = 20;

/** Awards badges that are new or have a new rule to those who meet it already, part by part. */
export const awardBadges: TickingJob = {
  everyMs: 1_000,
  async run({ database, databaseKind, requests, clock, stopping }) {
    // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own
    while (!stopping.aborted && (await awardDueBadge(database, clock.now(), people[databaseKind])))
      // oxlint-disable-next-line no-await-in-loop -- requests come first
      await requests.pass(longestWait);
  },
};

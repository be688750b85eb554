import { awardDueBadge } from '../../badges/awardDueBadge.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** People of one transaction: on the embedded database everybody waits for it. */
const people = { embedded: 50, postgres: 500 };

/** Awards badges that are new or have a new rule to those who meet it already, part by part. */
export const awardBadges: TickingJob = {
  everyMs: 1_000,
  run(services) {
    const { database, databaseKind, clock } = services;
    return partByPart(services, () => awardDueBadge(database, clock.now(), people[databaseKind]));
  },
};

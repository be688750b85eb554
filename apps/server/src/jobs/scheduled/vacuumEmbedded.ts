import { analyze, tablesToVacuum, vacuum } from '../../store/platform/jobLeases.ts';
import type { ScheduledJob } from '../Job.ts';

/** How long requests that are under way go first, ms. */
const longestWait = 1_000;

/**
 * The embedded database has no autovacuum. One statement at a time, so that saves run in between; a table that only grew is not
 * vacuumed, which would hold the one connection for all its pages.
 */
export const vacuumEmbedded: ScheduledJob = {
  at: '*/10 * * * *',
  async run({ database, databaseKind, requests }) {
    if (databaseKind !== 'embedded') return;
    for (const { name, hasDead } of await tablesToVacuum(database))
      for (const work of hasDead ? [vacuum, analyze] : [analyze]) {
        // oxlint-disable-next-line no-await-in-loop -- requests go first
        await requests.pass(longestWait);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await work(database, name);
      }
  },
};

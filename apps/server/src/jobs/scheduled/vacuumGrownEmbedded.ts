import { grownTables, vacuum } from '../../store/platform/jobLeases.ts';
import type { ScheduledJob } from '../Job.ts';

/** Tables that only grow wait for the night: a vacuum reads all their pages, and marks those that an index alone can answer for. */
export const vacuumGrownEmbedded: ScheduledJob = {
  at: '30 2 * * *',
  async run({ database, databaseKind }) {
    if (databaseKind !== 'embedded') return;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that requests run in between
    for (const table of await grownTables(database)) await vacuum(database, table);
  },
};

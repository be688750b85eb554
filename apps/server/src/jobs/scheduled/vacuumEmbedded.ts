import { tablesToVacuum, vacuum } from '../../store/platform/jobLeases.ts';
import type { ScheduledJob } from '../Job.ts';

/** The embedded database has no autovacuum. One table at a time, so that saves run in between. */
export const vacuumEmbedded: ScheduledJob = {
  at: '*/10 * * * *',
  async run({ database, databaseKind }) {
    if (databaseKind !== 'embedded') return;
    for (const table of await tablesToVacuum(database)) await vacuum(database, table);
  },
};

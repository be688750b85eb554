import { forgetLoose, orphanedFiles } from '../../store/files/files.ts';
import type { ScheduledJob } from '../Job.ts';

const day = 24 * 60 * 60_000;
const limit = 100;

/** Deletes bytes that have had no row for a day: interrupted uploads, and replaced or removed files. */
export const sweepFiles: ScheduledJob = {
  at: '45 2 * * *',
  async run({ database, files, clock }) {
    const before = new Date(clock.now().getTime() - day);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- in batches, so that an interrupted run keeps its progress
      const ids = await orphanedFiles(database, before, limit);
      if (ids.length === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.all(ids.map((id) => files.delete(id)));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await forgetLoose(database, ids);
    }
  },
};

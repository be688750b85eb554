import { forgetLoose, orphanedFiles } from '../store/files/files.ts';
import type { ScheduledJob } from './Job.ts';

const day = 24 * 60 * 60_000;
const limit = 100;

/** Deletes bytes that no row has stood for since a day: uploads that were cut off, and what was replaced or taken away. */
export const sweepFiles: ScheduledJob = {
  name: 'sweepFiles',
  at: '45 2 * * *',
  async run({ database, files, clock }) {
    const before = new Date(clock.now().getTime() - day);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- some at a time, so that a run that dies has done what it did
      const ids = await orphanedFiles(database, before, limit);
      if (ids.length === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.all(ids.map((id) => files.delete(id)));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await forgetLoose(database, ids);
    }
  },
};

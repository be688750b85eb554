import type { ScheduledJob } from '../Job.ts';
import { oldRows } from '../oldRows.gen.ts';

/** Deletes expired rows of all areas. */
export const forgetOldRows: ScheduledJob = {
  at: '30 2 * * *',
  async run(services) {
    const now = services.clock.now();
    for (const forget of Object.values(oldRows)) await forget(services, now);
  },
};

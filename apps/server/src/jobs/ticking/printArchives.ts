import { printNextArchive } from '../../certificates/printNextArchive.ts';
import type { TickingJob } from '../Job.ts';

/** Prints archives of certificates, one at a time in each process. */
export const printArchives: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    // oxlint-disable-next-line no-await-in-loop -- the next one starts when this one has ended
    while (!services.stopping.aborted && (await printNextArchive(services)));
  },
};

import { printNextArchive } from '../../certificates/printNextArchive.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** Prints archives of certificates, one at a time in each process. */
export const printArchives: TickingJob = {
  everyMs: 1_000,
  run: (services) => partByPart(services, () => printNextArchive(services)),
};

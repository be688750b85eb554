import { issueNextCertificates } from '../../certificates/issueNextCertificates.ts';
import type { TickingJob } from '../Job.ts';

/** Issues the certificates of many students, one class at a time in each process. */
export const issueOrdered: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    // oxlint-disable-next-line no-await-in-loop -- the next one starts when this one has ended
    while (!services.stopping.aborted && (await issueNextCertificates(services)));
  },
};

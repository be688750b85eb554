import { issueNextCertificates } from '../../certificates/issueNextCertificates.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** Issues the certificates of many students, one class at a time in each process. */
export const issueOrdered: TickingJob = {
  everyMs: 1_000,
  run: (services) => partByPart(services, () => issueNextCertificates(services)),
};

import { runNextImport } from '../../imports/runImport.ts';
import type { TickingJob } from '../Job.ts';

/** Stores imported files of ordinary size, one at a time in each process; several processes share them. */
export const runImports: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    // oxlint-disable-next-line no-await-in-loop -- the next import starts when this one's turn has ended
    while (!services.stopping.aborted && (await runNextImport(services, 'small')));
  },
};

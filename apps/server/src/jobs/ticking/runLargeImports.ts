import { runNextImport } from '../../imports/runImport.ts';
import type { TickingJob } from '../Job.ts';

/** Stores large imported files, beside those of `runImports`, which need not wait for them. */
export const runLargeImports: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    // oxlint-disable-next-line no-await-in-loop -- the next import starts when this one's turn has ended
    while (!services.stopping.aborted && (await runNextImport(services, 'large')));
  },
};

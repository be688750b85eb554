import { undoNextPart } from '../../imports/undoImport.ts';
import type { TickingJob } from '../Job.ts';

/** Undoes imports part by part, those that wait in turns; several processes share them. */
export const undoImports: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own
    while (!services.stopping.aborted && (await undoNextPart(services)));
  },
};

import type { TickingJob } from '../Job.ts';

/**
 * Hands in attempts past their deadline, whether or not a browser is open; also
 * those that expired while the server was off.
 */
export const submitOverdue: TickingJob = {
  everyMs: 1_000,
  async run({ attempts: { closer } }) {
    // oxlint-disable-next-line no-await-in-loop -- a group at a time, so that saves run in between
    while ((await closer.closeOverdue()) > 0);
  },
};

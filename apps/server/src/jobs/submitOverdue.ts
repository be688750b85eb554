import type { TickingJob } from './Job.ts';

/** Hands in what is over its deadline, whether or not a browser is open; after a restart what became overdue meanwhile. */
export const submitOverdue: TickingJob = {
  name: 'submitOverdue',
  everyMs: 1_000,
  async run({ attempts: { closer } }) {
    // oxlint-disable-next-line no-await-in-loop -- a group at a time, so that saves go in between
    while ((await closer.closeOverdue()) > 0);
  },
};

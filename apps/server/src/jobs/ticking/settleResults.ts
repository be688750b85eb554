import { setTimeout } from 'node:timers/promises';
import { settleNextResults } from '../../completion/settleResults.ts';
import { addEndedToDue } from '../../store/completion/dueResults.ts';
import type { TickingJob } from '../Job.ts';

/** Students of one transaction: on the embedded database everybody waits for it. */
const students = { embedded: 50, postgres: 500 };
/** How long requests that are under way go first, ms. */
const longestWait = 20;

/** Computes the results of courses whose facts have changed, part by part; requests come first. */
export const settleResults: TickingJob = {
  everyMs: 1_000,
  async run({ database, databaseKind, requests, clock, stopping, log }) {
    const size = students[databaseKind];
    await addEndedToDue(database, clock.now());
    for (;;) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own
      if (stopping.aborted || !(await settleNextResults(database, { now: clock.now(), size, log }))) return;
      // Rests as long as it has worked: the database is there for requests half of the time.
      // oxlint-disable-next-line no-await-in-loop -- a rest between parts
      await setTimeout(performance.now() - began);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await requests.pass(longestWait);
    }
  },
};

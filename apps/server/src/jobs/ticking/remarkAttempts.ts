import { setTimeout } from 'node:timers/promises';
import { remarkNextPart } from '../../store/corrections/remark.ts';
import type { TickingJob } from '../Job.ts';

/** Few enough that a student's save waits for hardly more than itself. */
const partSize = 20;

/** Marks attempts again after a correction or its undo, part by part; students who save at the same time come first. */
export const remarkAttempts: TickingJob = {
  everyMs: 500,
  async run({ database, attempts: { papers }, clock, stopping }) {
    for (;;) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own
      if (stopping.aborted || !(await remarkNextPart({ database, papers }, clock.now(), { size: partSize })))
        return;
      // Rests as long as it has worked: the database is there for saves half of the time.
      // oxlint-disable-next-line no-await-in-loop -- a rest between parts
      await setTimeout(performance.now() - began);
    }
  },
};

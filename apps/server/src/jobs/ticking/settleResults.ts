import { settleNextResults } from '../../completion/settleResults.ts';
import { addEndedToDue } from '../../store/completion/dueResults.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** Students of one transaction: everybody waits for it on the embedded database, and saves for each turn of this process on both. */
const students = { embedded: 50, postgres: 100 };
/** 100,000 results are settled within half a minute, and few saves meet a part. */
const rest = 1;

/** Computes the results of courses whose facts have changed, part by part; requests come first. */
export const settleResults: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    const { database, databaseKind, clock, log } = services;
    const size = students[databaseKind];
    await addEndedToDue(database, clock.now());
    const settleNext = () => settleNextResults(database, { now: clock.now(), size, log });
    await partByPart(services, settleNext, { rest });
  },
};

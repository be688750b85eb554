import { checkpoint, logSinceCheckpoint } from '../../store/embedded/checkpoints.ts';
import type { TickingJob } from '../Job.ts';

/** A start after a crash reads so much of the log in a moment, and a checkpoint of it holds up requests only briefly. */
const mostLogBytes = 6_000_000;

/**
 * The embedded engine has no process that makes checkpoints: without them its log would grow, and be read again after a crash, from
 * the last clean start on.
 */
export const checkpointEmbedded: TickingJob = {
  everyMs: 1_000,
  async run({ database, databaseKind, requests }) {
    if (databaseKind !== 'embedded' || (await logSinceCheckpoint(database)) < mostLogBytes) return;
    await requests.pass(1_000);
    await checkpoint(database);
  },
};

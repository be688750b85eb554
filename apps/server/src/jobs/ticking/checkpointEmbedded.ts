import { statfs } from 'node:fs/promises';
import { checkpoint, logSinceCheckpoint } from '../../store/embedded/checkpoints.ts';
import type { TickingJob } from '../Job.ts';

/** A start after a crash reads so much of the log in a moment, and a checkpoint of it holds up requests only briefly. */
const mostLogBytes = 6_000_000;

/** A checkpoint that finds no room for its own small files ends the engine; without one, a full disk is still read. */
const leastRoom = 1_000_000;

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoom;
}

/**
 * The embedded engine has no process that makes checkpoints: without them its log would grow, and be read again after a crash, from
 * the last clean start on.
 */
export const checkpointEmbedded: TickingJob = {
  everyMs: 1_000,
  async run({ database, databaseKind, requests, config }) {
    if (databaseKind !== 'embedded' || (await logSinceCheckpoint(database)) < mostLogBytes) return;
    if (!(await hasRoom(config.dataDir))) return;
    await requests.pass(1_000);
    await checkpoint(database);
  },
};

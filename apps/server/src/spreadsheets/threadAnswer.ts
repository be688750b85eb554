import type { Worker } from 'node:worker_threads';
import { RefusalError } from '../errors/RefusalError.ts';
import { nextMessage, ThreadFailure } from '../threads/nextMessage.ts';
import { readLimits } from './ReadBudget.ts';

/** The reader has its own time limit; this one is for a reader that hangs. */
const mostMilliseconds = readLimits.milliseconds * 1.5;

/** The thread's next message. @param kept maximum memory of the thread in megabytes */
export async function answerOf<Answer>(thread: Worker, kept: number): Promise<Answer> {
  try {
    return await nextMessage<Answer>(thread, mostMilliseconds);
  } catch (error) {
    const kind = error instanceof ThreadFailure ? error.kind : 'ended';
    if (kind === 'tooLong')
      throw new RefusalError('readingTooLong', { params: { seconds: mostMilliseconds / 1000 } });
    throw kind === 'outOfMemory'
      ? new RefusalError('tooMuchText', { params: { max: kept } })
      : new RefusalError('fileUnreadable');
  }
}

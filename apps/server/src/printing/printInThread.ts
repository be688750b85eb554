import { RefusalError } from '../errors/RefusalError.ts';
import { Limiter } from '../threads/Limiter.ts';
import { nextMessage, ThreadFailure } from '../threads/nextMessage.ts';
import { startThread } from '../threads/startThread.ts';
import type { PrintTask } from './PrintTask.ts';

const source = new URL('./printThread.ts', import.meta.url);
const built = new URL('./printThread.js', import.meta.url);

const mostMilliseconds = 60_000;
/** Saves of exams run meanwhile. */
const turns = new Limiter(1);

/**
 * Prints in a thread of its own, one after the other.
 * @throws {RefusalError} examTooLargeToPrint
 */
export function printInThread(task: PrintTask): Promise<Uint8Array> {
  return turns.run(async () => {
    const thread = startThread(source, built, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
    });
    try {
      return await nextMessage<Uint8Array>(thread, mostMilliseconds);
    } catch (error) {
      if (error instanceof ThreadFailure && error.kind !== 'ended')
        throw new RefusalError('examTooLargeToPrint');
      throw error;
    } finally {
      await thread.terminate();
    }
  });
}

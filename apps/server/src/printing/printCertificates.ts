import { Limiter } from '../threads/Limiter.ts';
import { nextMessage } from '../threads/nextMessage.ts';
import { startThread } from '../threads/startThread.ts';
import type { CertificateTask } from './CertificateTask.ts';

const source = new URL('./certificateThread.ts', import.meta.url);
const built = new URL('./certificateThread.js', import.meta.url);

/** For one document. */
const mostMilliseconds = 30_000;
/** Saves of exams run meanwhile. */
const turns = new Limiter(1);

/**
 * Prints certificates in a thread of their own, one task after the other; each document is passed on as soon as it is printed.
 * @throws {ThreadFailure}
 */
export function printCertificates(
  task: CertificateTask,
  printed: (bytes: Uint8Array, index: number) => void | Promise<void>,
): Promise<void> {
  return turns.run(async () => {
    const thread = startThread(source, built, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    try {
      for (let index = 0; index < task.certificates.length; index += 1) {
        thread.postMessage(index);
        // oxlint-disable-next-line no-await-in-loop -- in their order
        const bytes = await nextMessage<Uint8Array>(thread, mostMilliseconds);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await printed(bytes, index);
      }
    } finally {
      await thread.terminate();
    }
  });
}

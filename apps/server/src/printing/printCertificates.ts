import { Limiter } from '../threads/Limiter.ts';
import { nextMessage } from '../threads/nextMessage.ts';
import { startThread } from '../threads/startThread.ts';
import type { CertificateTask } from './CertificateTask.ts';

const source = new URL('./certificateThread.ts', import.meta.url);
const built = new URL('./certificateThread.js', import.meta.url);

/** For one document. */
const mostMilliseconds = 30_000;
/** Saves of exams run meanwhile, and whoever waits for one document does not wait for a thousand. */
const turns = { one: new Limiter(1), many: new Limiter(1) };

/**
 * Prints certificates in a thread of their own, one after the other and only when the next one is asked for.
 * @throws {ThreadFailure}
 */
export async function* printCertificates(task: CertificateTask): AsyncGenerator<Uint8Array> {
  const end = await turns[task.certificates.length > 1 ? 'many' : 'one'].begin();
  try {
    const thread = startThread(source, built, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    try {
      for (let index = 0; index < task.certificates.length; index += 1) {
        thread.postMessage(index);
        // oxlint-disable-next-line no-await-in-loop -- in their order
        yield await nextMessage<Uint8Array>(thread, mostMilliseconds);
      }
    } finally {
      await thread.terminate();
    }
  } finally {
    end();
  }
}

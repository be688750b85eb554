import { ChunkLoadError } from '../../app/chunks/loadChunk';
import { trustedScriptUrl } from '../../app/trustedScriptUrl';
import { FileUnreadable } from './FileUnreadable';
import type { HashAnswer } from './hashWorker';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import workerUrl from './hashWorker.ts?worker&url';

/**
 * The SHA-256 of a file in hexadecimal, computed in a worker, so that the page stays responsive.
 * @throws {FileUnreadable} when the file was moved or changed on the device
 */
export function hashFile(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScriptUrl('sen-hash-worker', workerUrl), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
      end();
      if ('sha256' in data) resolve(data.sha256);
      else reject(new FileUnreadable(data.failed));
    });
    worker.addEventListener('error', (event) => {
      end();
      // One that could not be loaded has no message.
      const isMissing = !(event instanceof ErrorEvent);
      reject(
        isMissing
          ? new ChunkLoadError('The worker could not be loaded.')
          : new Error(`The worker failed: ${event.message}`),
      );
    });
    worker.postMessage(file);
  });
}

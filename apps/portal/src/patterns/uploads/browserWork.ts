import { uploadMutations } from '@sen/api/resources/uploads/uploadMutations';
import { uploadQueries } from '@sen/api/resources/uploads/uploadQueries';
import type { QueryClient } from '@tanstack/react-query';
import { loadChunk } from '../../app/chunks/loadChunk';
import { hashFile } from './hashFile';
import type { UploadWork } from './UploadWork';

/** Loaded with the first file: most visits of a form upload none. */
const sender = () => loadChunk(() => import('@sen/api/resources/uploads/sendUpload'));

export function browserWork(queries: QueryClient): UploadWork {
  return {
    unused: async () => (await queries.fetchQuery({ ...uploadQueries.unused(), staleTime: 0 })).data,
    announce: async ({ name, size }, purpose) =>
      (await uploadMutations.announce({ name, size, purpose })).data,
    send: async (id, file, options) => (await sender()).sendUpload({ id, file, ...options }),
    hash: hashFile,
    finish: async (id, sha256) => (await uploadMutations.finish(id, sha256)).data,
    cancel: (id) => {
      queries.setQueryData(
        uploadQueries.unused().queryKey,
        (known) => known && { ...known, data: known.data.filter((upload) => upload.id !== id) },
      );
      return uploadMutations.cancel(id);
    },
    pause: pauseOrOnline,
    now: () => performance.now(),
  };
}

function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const clear = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = () => {
      clear();
      resolve();
    };
    const stop = () => {
      clear();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}

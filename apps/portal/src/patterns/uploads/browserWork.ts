import { ApiError } from '@sen/api/client/ApiError';
import { uploadMutations } from '@sen/api/resources/uploads/uploadMutations';
import { uploadQueries } from '@sen/api/resources/uploads/uploadQueries';
import type { QueryClient } from '@tanstack/react-query';
import { loadChunk } from '../../app/chunks/loadChunk';
import { hashFile } from './hashFile';
import { pauseOrOnline } from './pauseOrOnline';
import type { UploadWork } from './UploadWork';
import { isOffline, whenOnline } from './whenOnline';

/** Loaded with the first file: most visits of a form upload none. */
const sender = () =>
  loadChunk(() => import('@sen/api/resources/uploads/sendUpload')).catch((error: unknown) => {
    // Nothing of it is loaded yet when the line is cut: the file waits, as one that is being sent.
    if (isOffline(error)) throw Object.assign(new ApiError(0, 'networkUnreachable', ''), { cause: error });
    throw error;
  });

export function browserWork(queries: QueryClient): UploadWork {
  return {
    unused: async () => (await queries.fetchQuery({ ...uploadQueries.unused(), staleTime: 0 })).data,
    announce: async ({ name, size }, purpose) =>
      (await uploadMutations.announce({ name, size, purpose })).data,
    send: async (id, file, options) => (await sender()).sendUpload({ id, file, ...options }),
    hash: (file, signal) => whenOnline(() => hashFile(file, signal), signal),
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

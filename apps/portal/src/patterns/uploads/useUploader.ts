import { uploadQueries } from '@sen/api/resources/uploads/uploadQueries';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { newId } from '../../app/newId';
import { browserWork } from './browserWork';
import type { UploadedFile, UploadEntry } from './UploadEntry';
import { Uploader } from './Uploader';

/** The uploads of a field. They stop when it goes; what has arrived stays on the server. */
export function useUploader(
  purpose: UploadPurpose,
  onDone: (file: UploadedFile, source: File) => void,
): { uploader: Uploader; entries: readonly UploadEntry[] } {
  const queries = useQueryClient();
  const [uploader] = useState(
    () =>
      new Uploader({
        purpose,
        work: browserWork(queries),
        newKey: newId,
      }),
  );
  const take = useEffectEvent(onDone);
  useEffect(() => uploader.onDone((file, source) => take(file, source)), [uploader]);
  useEffect(
    () => () => {
      uploader.stop();
      // Another field shows what can be continued.
      void queries.invalidateQueries({ queryKey: uploadQueries.unused().queryKey });
    },
    [uploader, queries],
  );
  return { uploader, entries: useSyncExternalStore(uploader.subscribe, uploader.entries) };
}

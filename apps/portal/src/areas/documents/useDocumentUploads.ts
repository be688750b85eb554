import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { newId } from '../../app/newId';
import { currentSession, subscribeToSession } from '../../app/session/session';
import { useUser } from '../../app/session/useUser';
import { useUnloadWarning } from '../../patterns/forms/useUnloadWarning';
import { browserWork } from '../../patterns/uploads/browserWork';
import { DocumentUploads, type UploadsUnderWay } from './DocumentUploads';

/** Milliseconds between two readings of a folder into which files arrive. */
const freshEvery = 1_000;

/** Those of whoever is signed in on this page. */
let current: { person: string; uploads: DocumentUploads } | undefined;

subscribeToSession(() => {
  if (!current || currentSession()?.user.id === current.person) return;
  current.uploads.stop();
  current = undefined;
});

function uploadsOf(person: string, queries: QueryClient): DocumentUploads {
  if (current?.person === person) return current.uploads;
  current?.uploads.stop();
  let isDue = false;
  const refresh = () => {
    isDue = false;
    void queries.invalidateQueries({ queryKey: documentQueries.all() });
  };
  const uploads = new DocumentUploads({
    work: browserWork(queries),
    newKey: newId,
    place: ({ id }, name, { folderId, folders }) =>
      documentMutations.add({ upload_id: id, folder_id: folderId, folders: [...folders], name }),
    onPlaced: () => {
      if (isDue) return;
      isDue = true;
      setTimeout(refresh, freshEvery);
    },
  });
  current = { person, uploads };
  return uploads;
}

/** The uploads of the person; the browser asks before the tab is closed on them. */
export function useDocumentUploads(): { uploads: DocumentUploads; underWay: UploadsUnderWay } {
  const uploads = uploadsOf(useUser().id, useQueryClient());
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.underWay);
  useUnloadWarning(underWay.uploads.some(({ problem }) => problem === null));
  return { uploads, underWay };
}

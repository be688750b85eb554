import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../app/session/useUser';
import type { OutgoingMessage } from '../../outbox/Outbox';
import { useUnloadWarning } from '../forms/useUnloadWarning';
import type { ChatUpload } from './ChatUploads';
import { chatWorkOf, type ChatWork } from './chatWork';

/** The messages and files that are on their way; the browser asks before the tab is closed on a file. */
export function useChatWork(): ChatWork & {
  outgoing: readonly OutgoingMessage[];
  files: readonly ChatUpload[];
} {
  const { outbox, uploads } = chatWorkOf(useUser().id, useQueryClient());
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const files = useSyncExternalStore(uploads.subscribe, uploads.uploads);
  useUnloadWarning(files.some(({ problem }) => problem === null));
  return { outbox, uploads, outgoing, files };
}

import { ApiError } from '@sen/api/client/ApiError';
import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import type { FileAnswer, PathFolder } from '@sen/ui/FileBrowser';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';

/** What the person does with the documents of a folder; null is the root. */
export function useDocumentWork(folderId: string | null) {
  const { answer, onCopy, loadFolders } = useDocumentCopying();
  return {
    onCreateFolder: (name: string) => answer(documentMutations.addFolder(folderId, name, newId())),
    onRename: (id: string, name: string) => answer(documentMutations.rename(id, name)),
    onMove: (ids: string[], to: string | null) => answer(documentMutations.move(ids, to)),
    onCopy,
    onDelete: (ids: string[]) => answer(documentMutations.remove(ids)),
    loadFolders,
  };
}

/** Copying into the own folders: all that is done with what others share. */
export function useDocumentCopying() {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());

  /** Resolves once the page shows what was done. */
  async function answer(work: Promise<unknown>): FileAnswer {
    const refresh = () => queries.invalidateQueries({ queryKey: documentQueries.all() });
    try {
      await work;
    } catch (error) {
      // Of many documents some are done when the next ones are refused.
      void refresh();
      return { refusal: refusalText(error) };
    }
    await refresh();
    return undefined;
  }

  /** Copies what an attempt before this one has not copied. */
  async function copy(ids: string[], to: string | null): Promise<void> {
    const keyOf = (part: readonly string[]) => JSON.stringify([to, ...part]);
    await documentMutations.copy(ids, to, (part) => {
      const key = keys.current.get(keyOf(part)) ?? newId();
      keys.current.set(keyOf(part), key);
      return key;
    });
    keys.current.clear();
  }

  return {
    answer,
    onCopy: (ids: string[], to: string | null) => answer(copy(ids, to)),
    loadFolders: async (parent: string | null): Promise<PathFolder[]> => {
      const folders: PathFolder[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        // oxlint-disable-next-line no-await-in-loop -- the first page tells how many there are
        const answered = await queries.fetchQuery(documentQueries.folders(parent, page));
        last = answered.last_page;
        for (const one of answered.data)
          if (one.type === 'folder') folders.push({ id: one.id, name: one.folder_name });
      }
      return folders;
    },
  };
}

/** What is wrong with a name is said of its field. */
function refusalText(error: unknown): string {
  const [ofField] = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return ofField ?? errorText(error);
}

import { ApiError } from '@sen/api/client/ApiError';
import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import type { FileAnswer, PathFolder } from '@sen/ui/FileBrowser';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';

/** What the person does with the documents of a folder; null is the root. */
export function useDocumentWork(folderId: string | null) {
  const queries = useQueryClient();

  /** Resolves once the page shows what was done. */
  async function answer(work: Promise<unknown>): FileAnswer {
    try {
      await work;
    } catch (error) {
      return { refusal: refusalText(error) };
    }
    await queries.invalidateQueries({ queryKey: documentQueries.all() });
    return undefined;
  }

  return {
    onCreateFolder: (name: string) => answer(documentMutations.addFolder(folderId, name, newId())),
    onRename: (id: string, name: string) => answer(documentMutations.rename(id, name)),
    onMove: (ids: string[], to: string | null) => answer(documentMutations.move(ids, to)),
    onCopy: (ids: string[], to: string | null) => answer(documentMutations.copy(ids, to, newId())),
    onDelete: (ids: string[]) => answer(documentMutations.remove(ids)),
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

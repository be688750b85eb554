import type { DropdownOption, Query } from '@sen/api/contract/model';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { foldersOfPath } from '@sen/domain/documents/documentPath';
import type { FileView } from '@sen/ui/FileBrowser';
import { useMemo } from 'react';
import { errorText } from '../../app/errors/errorText';
import { refusalPage } from '../../patterns/refusalPage';
import { href } from '../../routes/paths';
import { entryOf } from './browserEntry';
import { words } from './words';

const root: readonly DropdownOption[] = [];

/** What a folder has, in pages, as the browser shows it in this view. */
export function useFolderPages(asked: Omit<Query<'listDocuments'>, 'page' | 'limit'>, view: FileView) {
  // Typed by hand: the server takes no such text.
  const isPath = foldersOfPath(asked.path ?? '') !== undefined;
  // The folder that is left stays until the next one is there: its path and its entries change at once.
  const query = useInfiniteQuery({
    ...documentQueries.folder({ ...asked, limit: 100 }),
    enabled: isPath,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const [first] = data?.pages ?? [];
  const documents = useMemo(() => (data?.pages ?? []).flatMap((page) => page.data), [data]);
  const entries = useMemo(() => documents.map((one) => entryOf(one, view)), [documents, view]);
  return {
    documents,
    place: first?.place,
    /** The error page, when there is no such folder. */
    refusedTo: !isPath ? href('notFound') : data === undefined ? refusalPage(query.error) : null,
    /** For the browser. */
    shown: {
      entries,
      path: first?.place.folders ?? root,
      total: first?.total,
      loading: data === undefined && !query.isError,
      failed: data === undefined && query.isError ? errorText(query.error) : undefined,
      onRetry: () => void query.refetch(),
      onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      loadingMore: query.isFetchingNextPage,
      messages: { failed: words('loadFailed'), removeText: words('removeText') },
    },
  };
}

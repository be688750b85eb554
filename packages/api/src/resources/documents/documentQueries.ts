import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { unwrap } from '../../client/unwrap';

export const documentQueries = {
  all: () => ['documents'] as const,
  /** What a folder has, page by page. */
  folder: (query: Omit<Query<'listDocuments'>, 'page'>) =>
    infiniteQueryOptions({
      queryKey: [...documentQueries.all(), 'folder', query],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(client.GET('/folders', { params: { query: { ...query, page } }, signal })),
      initialPageParam: 1,
      getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    }),
  /** The folders of a folder; null is the root. */
  folders: (folder_id: string | null, page: number) =>
    getQuery([...documentQueries.all(), 'folders', folder_id, page], (signal) =>
      client.GET('/folders', {
        params: {
          query: {
            ...(folder_id !== null && { folder_id }),
            'fieldName[]': ['type'],
            'keyword[]': ['folder'],
            limit: 100,
            page,
          },
        },
        signal,
      }),
    ),
  detail: (id: string) =>
    getQuery([...documentQueries.all(), 'detail', id], (signal) =>
      client.GET('/files/documents/{id}', { params: { path: { id } }, signal }),
    ),
  search: (query: Query<'searchDocuments'>) =>
    listQuery([...documentQueries.all(), 'search', query], (signal) =>
      client.GET('/files', { params: { query }, signal }),
    ),
  bin: (query: Query<'listBin'>) =>
    listQuery([...documentQueries.all(), 'bin', query], (signal) =>
      client.GET('/folders/bin', { params: { query }, signal }),
    ),
  shared: (query: Query<'listSharedDocuments'>) =>
    listQuery([...documentQueries.all(), 'shared', query], (signal) =>
      client.GET('/folders/shared', { params: { query }, signal }),
    ),
  storage: () =>
    getQuery([...documentQueries.all(), 'storage'], (signal) => client.GET('/files/storage', { signal })),
  sharing: (id: string) =>
    getQuery([...documentQueries.all(), 'sharing', id], (signal) =>
      client.GET('/files/documents/{id}/sharing', { params: { path: { id } }, signal }),
    ),
  /** The people and classes of a name with whom one may share. */
  readers: (keyword: string) =>
    listQuery([...documentQueries.all(), 'readers', keyword], (signal) =>
      client.GET('/files/readers', { params: { query: { keyword } }, signal }),
    ),
};

/** The address of a file's bytes, which browsers save under its name. */
export const documentAddress = (id: string): string => `/api/files/documents/${id}/bytes`;

/** The address of a small picture of a stored picture. */
export const thumbnailAddress = (fileId: string): string => `/api/files/${fileId}/thumbnail`;

/** The address of an archive of folders and files. */
export function archiveAddress(ids: readonly string[]): string {
  return `/api/files/archive?${new URLSearchParams(ids.map((id) => ['document_ids[]', id])).toString()}`;
}

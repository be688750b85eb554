import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const bannerQueries = {
  all: () => ['banners'] as const,
  list: (query: Query<'listBanners'>) =>
    listQuery([...bannerQueries.all(), 'list', query], (signal) =>
      client.GET('/banners', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...bannerQueries.all(), 'detail', id], (signal) =>
      client.GET('/banners/{id}', { params: { path: { id } }, signal }),
    ),
  shown: () =>
    getQuery([...bannerQueries.all(), 'shown'], (signal) => client.GET('/banners/shown', { signal })),
};

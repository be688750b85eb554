import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { unwrap } from '../../client/unwrap';

export const notificationQueries = {
  all: () => ['notifications'] as const,
  /** The newest ones, with the counts. */
  newest: () =>
    getQuery([...notificationQueries.all(), 'newest'], (signal) => client.GET('/notifications', { signal })),
  /** The pages after the newest one. */
  older: () =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.all(), 'older'],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(client.GET('/notifications', { params: { query: { page } }, signal })),
      initialPageParam: 2,
      getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    }),
};

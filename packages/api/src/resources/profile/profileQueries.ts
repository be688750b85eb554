import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const profileQueries = {
  own: () =>
    queryOptions({
      queryKey: ['profile'] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/users/profile', { signal })),
    }),
};

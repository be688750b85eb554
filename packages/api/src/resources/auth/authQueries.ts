import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const authQueries = {
  all: () => ['auth'] as const,
  me: () =>
    queryOptions({
      queryKey: [...authQueries.all(), 'me'] as const,
      queryFn: async ({ signal }) => {
        const { data } = await unwrap(client.GET('/auth/me', { signal }));
        const [user] = data;
        if (user === undefined)
          throw new Error('auth/me answered an empty list; the contract promises one user.');
        return user;
      },
    }),
};

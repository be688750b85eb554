import { queryOptions } from '@tanstack/react-query';
import { fetchMe } from './fetchMe';

export const authQueries = {
  all: () => ['auth'] as const,
  me: () =>
    queryOptions({
      queryKey: [...authQueries.all(), 'me'] as const,
      queryFn: ({ signal }) => fetchMe(signal),
    }),
};

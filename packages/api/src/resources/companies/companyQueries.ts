import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const companyQueries = {
  all: () => ['companies'] as const,
  list: (query: Query<'listCompanies'>) =>
    queryOptions({
      queryKey: [...companyQueries.all(), 'list', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/companies', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

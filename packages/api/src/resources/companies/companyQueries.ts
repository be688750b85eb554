import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { listQuery } from '../../client/listQuery';

export const companyQueries = {
  all: () => ['companies'] as const,
  list: (query: Query<'listCompanies'>) =>
    listQuery([...companyQueries.all(), 'list', query], (signal) =>
      client.GET('/companies', { params: { query }, signal }),
    ),
};

import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const companyQueries = {
  all: () => ['companies'] as const,
  list: (query: Query<'listCompanies'>) =>
    listQuery([...companyQueries.all(), 'list', query], (signal) =>
      client.GET('/companies', { params: { query }, signal }),
    ),
  deletion: (ids: readonly string[]) =>
    getQuery([...companyQueries.all(), 'deletion', ...ids], (signal) =>
      client.GET('/companies/deletion', { params: { query: { 'company_ids[]': [...ids] } }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...companyQueries.all(), 'detail', id], (signal) =>
      client.GET('/companies/{id}', { params: { path: { id } }, signal }),
    ),
};

import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const projectQueries = {
  all: () => ['projects'] as const,
  list: (query: Query<'listProjects'>) =>
    listQuery([...projectQueries.all(), 'list', query], (signal) =>
      client.GET('/projects', { params: { query }, signal }),
    ),
  /** The list of one unit: `ofUnit(id)(query)`. */
  ofUnit: (company_id: string) => (query: Omit<Query<'listProjects'>, 'company_id'>) =>
    projectQueries.list({ ...query, company_id }),
  detail: (id: string) =>
    getQuery([...projectQueries.all(), 'detail', id], (signal) =>
      client.GET('/projects/{id}', { params: { path: { id } }, signal }),
    ),
};

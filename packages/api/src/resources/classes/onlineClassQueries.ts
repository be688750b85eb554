import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { classQueries } from './classQueries';

/** Online sessions; what changes a class may change them, so their keys begin with its own. */
export const onlineClassQueries = {
  all: () => [...classQueries.all(), 'online'] as const,
  list: (query: Query<'listOnlineClasses'>) =>
    listQuery([...onlineClassQueries.all(), 'list', query], (signal) =>
      client.GET('/onlineclassrooms', { params: { query }, signal }),
    ),
  /** Those of one class: `ofClass(id)(query)`. */
  ofClass:
    (classroom_id: string) =>
    ({ 'fieldName[]': fields = [], 'keyword[]': words = [], ...query }: Query<'listOnlineClasses'>) =>
      onlineClassQueries.list({
        ...query,
        'fieldName[]': [...fields, 'classroom_id'],
        'keyword[]': [...words, classroom_id],
      }),
  detail: (id: string) =>
    getQuery([...onlineClassQueries.all(), 'detail', id], (signal) =>
      client.GET('/onlineclassrooms/{id}', { params: { path: { id } }, signal }),
    ),
};

import { listRequests as list } from '../../store/registration/requests.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listRequests: Handler<'listRequests'> = async ({ query, caller }, { database }) => {
  const page = pageOf(query);
  const { sort = 'status' } = query;
  const { rows, total } = await list(database, {
    ...page,
    caller,
    ...filtersOf(query, ['created_at']),
    sort,
    order: query.order ?? (sort === 'name' ? 'asc' : 'desc'),
  });
  return envelope(rows, total, page);
};

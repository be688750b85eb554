import { listClasses as list } from '../../store/classes/classes.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listClasses: Handler<'listClasses'> = async ({ query, caller, now }, { database }) => {
  const page = pageOf(query);
  const { sort = 'classroom_start_time' } = query;
  const order = query.order ?? (sort === 'classroom_start_time' ? 'desc' : 'asc');
  const { rows, total } = await list(database, caller, { ...page, ...filtersOf(query), sort, order }, now);
  return envelope(rows, total, page);
};

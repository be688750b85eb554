import { listExams as list } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listExams: Handler<'listExams'> = async ({ query, caller }, { database }) => {
  const page = pageOf(query);
  const { sort = 'updated_at' } = query;
  const { rows, total } = await list(database, {
    ...page,
    scope: scopeOf(caller),
    ...filtersOf(query, ['updated_at']),
    sort,
    order: query.order ?? (sort === 'updated_at' ? 'desc' : 'asc'),
  });
  return envelope(rows, total, page);
};

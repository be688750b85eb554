import { scopeOf } from '../../store/lists/scope.ts';
import { listQuestions as list } from '../../store/questions/questions.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listQuestions: Handler<'listQuestions'> = async ({ query, caller }, { database }) => {
  const page = pageOf(query);
  const { sort = 'created_at' } = query;
  const { rows, total } = await list(database, {
    ...page,
    scope: scopeOf(caller),
    ...filtersOf(query, ['created_at']),
    sort,
    order: query.order ?? (sort === 'created_at' ? 'desc' : 'asc'),
  });
  return envelope(rows, total, page);
};

import { mayRunClass } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { listSubmissions as list } from '../../store/attempts/submissions.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listSubmissions: Handler<'listSubmissions'> = async ({ path, query, caller }, { database }) => {
  assertAllowed(mayRunClass(caller, found(await findClassFacts(database, path.id))));
  const page = pageOf(query);
  const { sort = 'submitted_at', order = 'asc' } = query;
  const { rows, total } = await list(database, {
    ...page,
    classId: path.id,
    ...filtersOf(query),
    sort,
    order,
  });
  return envelope(rows, total, page);
};

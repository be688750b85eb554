import type { List } from '../store/lists/defineList.ts';
import type { FieldOf, FieldValues, ListContext, ListId, RowOf } from '../store/lists/ListQuery.ts';
import type { Services } from './Operation.ts';
import { type ListParameters, readListQuery } from './readListQuery.ts';

type ListCall<Id extends ListId> = ListContext<Id> & {
  query: ListParameters<Id> & { page: number; limit: number };
};

interface Page<Row> {
  data: Row[];
  page: number;
  limit: number;
  total: number;
  last_page: number;
}

/**
 * The handler that returns a page of a list.
 * @param fixed values that always apply, whatever the filters are
 */
export function listOperation<Id extends ListId>(list: List<Id>, fixed?: FieldValues<FieldOf<Id>>) {
  return async (call: ListCall<Id>, { database }: Pick<Services, 'database'>): Promise<Page<RowOf<Id>>> => {
    const { page, limit } = call.query;
    const query = { ...readListQuery(list, call.query, fixed), page, limit };
    const { rows, total } = await list.page(database, query, call);
    // The last page of an empty list is 1.
    return { data: rows, page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) };
  };
}

import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { callQuery } from './callQuery';
import { filterBuilder } from './filterBuilder';
import type { List, ListAnswer, RowOf } from './List';
import type { FieldOf, ListCallQuery, ListOrder } from './listCall';
import { useLastPage } from './useLastPage';
import { useListState } from './useListState';
import { useMemoryListState } from './useMemoryListState';
import { useRowActions, type RowActionOptions } from './useRowActions';

interface ListOptions<Answer extends ListAnswer<unknown>, Query extends ListCallQuery, Key extends QueryKey>
  extends RowActionOptions<RowOf<Answer>>, ListOrder<Query> {
  /** The key of the table's saved view (hidden columns, widths); lists with the same columns may share one. */
  name: string;
  /** The list query of the resource. Its type determines the rows and the names of sorts and fields. */
  query: (query: Query) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** The row's name, for its checkbox and menu. */
  rowName: (row: RowOf<Answer>) => string;
  /** Where the state is kept: in the URL for a page, in memory for a list inside a dialog. */
  stateIn?: 'address' | 'memory';
}

/** A list: its state, call, rows and actions, for `ListPage` or its parts. */
export function useList<
  Answer extends ListAnswer<unknown>,
  Query extends ListCallQuery,
  Key extends QueryKey,
>({
  name,
  query: queryOf,
  search,
  sorts,
  order,
  filters: filtersOf,
  rowName,
  stateIn = 'address',
  ...rowOptions
}: ListOptions<Answer, Query, Key>): List<RowOf<Answer>, Query> {
  const filters = filtersOf?.(filterBuilder<FieldOf<Query>>()) ?? [];
  const shape = { sorts, order };
  const inAddress = useListState<string, string>(shape, filters);
  const inMemory = useMemoryListState<string, string>(shape, filters);
  const [state, change] = stateIn === 'address' ? inAddress : inMemory;
  // `Query` has these sorts and fields: the options cannot name others.
  const asked = callQuery(state, search) as ListCallQuery as Query;
  const query = useQuery(queryOf(asked));
  useLastPage(query.data, change);
  const { dialog, done, ...table } = useRowActions<RowOf<Answer>>(query.data?.data ?? [], {
    ...rowOptions,
    rowName,
  });
  return { name, state, change, sorts, filters, callQuery: asked, query, rowName, dialog, done, ...table };
}

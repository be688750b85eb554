import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { callQuery } from './callQuery';
import { filterBuilder, type FilterBuilder } from './filterBuilder';
import type { List, ListAnswer, RowOf } from './List';
import type { ListFilter } from './listState';
import { useLastPage } from './useLastPage';
import { useListState } from './useListState';
import { useMemoryListState } from './useMemoryListState';
import { useRowActions, type RowActionOptions } from './useRowActions';

/** The query parameters that all list calls share. */
interface ListCallQuery {
  page?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  'fieldName[]'?: string[];
}

type SortOf<Query extends ListCallQuery> = NonNullable<Query['sort']>;
export type FieldOf<Query extends ListCallQuery> = NonNullable<Query['fieldName[]']>[number];

interface ListOptions<
  Answer extends ListAnswer<unknown>,
  Query extends ListCallQuery,
  Key extends QueryKey,
> extends RowActionOptions<RowOf<Answer>> {
  /** The key of the table's saved view (hidden columns, widths); lists with the same columns may share one. */
  name: string;
  /** The list query of the resource. Its type determines the rows and the names of sorts and fields. */
  query: (query: Query) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** The field that the search compares. */
  search: FieldOf<Query>;
  /** The sorts, the default first; columns with these keys are sortable. */
  sorts: readonly SortOf<Query>[];
  /** The default order. */
  order: 'asc' | 'desc';
  filters?: (filter: FilterBuilder<FieldOf<Query>>) => readonly ListFilter<FieldOf<Query>>[];
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
  const { dialog, ...table } = useRowActions<RowOf<Answer>>(query.data?.data ?? [], rowOptions);
  return { name, state, change, sorts, filters, callQuery: asked, query, rowName, dialog, ...table };
}

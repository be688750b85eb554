import { callQuery } from './callQuery';
import { filterBuilder, type FilterBuilder } from './filterBuilder';
import { readListState, type ListFilter } from './listState';

/** The query parameters that all list calls share. */
export interface ListCallQuery {
  page?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  'fieldName[]'?: string[];
}

type SortOf<Query extends ListCallQuery> = NonNullable<Query['sort']>;
export type FieldOf<Query extends ListCallQuery> = NonNullable<Query['fieldName[]']>[number];

/** What determines the call of a list at an address. */
export interface ListOrder<Query extends ListCallQuery> {
  /** The field that the search compares. */
  search: FieldOf<Query>;
  /** The sorts, the default first; columns with these keys are sortable. */
  sorts: readonly SortOf<Query>[];
  /** The default order. */
  order: 'asc' | 'desc';
  filters?: (filter: FilterBuilder<FieldOf<Query>>) => readonly ListFilter<FieldOf<Query>>[];
}

/** The call of a list at this address, for a page that follows its order. */
export function listCall<Query extends ListCallQuery>(list: ListOrder<Query>, address: string): Query {
  const filters = list.filters?.(filterBuilder<FieldOf<Query>>()) ?? [];
  const search = new URLSearchParams(address.split('?')[1]);
  // `Query` has these sorts and fields: the list cannot name others.
  return callQuery(
    readListState<string, string>(list, filters, search),
    list.search,
  ) as ListCallQuery as Query;
}

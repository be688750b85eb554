import type { ListState } from './listState';

interface ListQuery<Sort extends string, Field extends string> {
  page: number;
  limit: 5 | 10 | 20 | 30 | 50 | 100;
  sort: Sort;
  order: 'asc' | 'desc';
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
}

/** The query of a list call: the search goes to one field, each filter to its own. */
export function listQuery<Sort extends string, Filter extends string, Searched extends string>(
  { page, limit, sort, order, search, filters }: ListState<Sort, Filter>,
  searched: Searched,
): ListQuery<Sort, Filter | Searched> {
  const pairs: [Filter | Searched, string][] = [];
  if (search) pairs.push([searched, search]);
  // Object.entries forgets the names; they are the filters of the list's shape.
  for (const [name, value] of Object.entries(filters) as [Filter, string | undefined][])
    if (value) pairs.push([name, value]);
  const query = { page, limit, sort, order };
  if (pairs.length === 0) return query;
  return {
    ...query,
    'fieldName[]': pairs.map(([field]) => field),
    'keyword[]': pairs.map(([, keyword]) => keyword),
  };
}

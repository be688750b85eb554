import { dateBound } from '@sen/ui/FilterPopover';
import type { ListConditions, ListState } from './listState';

type Compare = 'like' | 'isAfter' | 'isBefore';

interface ListQuery<Sort extends string, Field extends string> {
  page: number;
  limit: 5 | 10 | 20 | 30 | 50 | 100;
  sort: Sort;
  order: 'asc' | 'desc';
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
  'compare[]'?: Compare[];
}

type Pair<Field extends string> = [field: Field, keyword: string, compare: Compare];

/** The query of a list call: the search goes to one field, each filter to its own. */
export function listQuery<Sort extends string, Field extends string, Searched extends string>(
  { page, limit, sort, order, search, filters }: ListState<Sort, Field>,
  searched: Searched,
): ListQuery<Sort, Field | Searched> {
  const pairs: Pair<Field | Searched>[] = filters.flatMap(pairsOf);
  if (search) pairs.unshift([searched, search, 'like']);
  const query = { page, limit, sort, order };
  if (pairs.length === 0) return query;
  return {
    ...query,
    'fieldName[]': pairs.map(([field]) => field),
    'keyword[]': pairs.map(([, keyword]) => keyword),
    // Lists without times do not know it.
    ...(pairs.some(([, , compare]) => compare !== 'like') && {
      'compare[]': pairs.map(([, , compare]) => compare),
    }),
  };
}

function pairsOf<Field extends string>(condition: ListConditions<Field>[number]): Pair<Field>[] {
  const { key } = condition;
  if ('multiSelected' in condition) return condition.multiSelected.map((value) => [key, value, 'like']);
  if ('selected' in condition) return [[key, condition.selected, 'like']];
  if ('fieldValue' in condition) return [[key, condition.fieldValue, 'like']];
  return [[key, dateBound(condition.date, condition.compare), condition.compare]];
}

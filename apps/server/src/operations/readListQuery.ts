import { fieldError } from '@sen/domain/errors/FieldError';
import { defaultOrderOf } from '../contract/defaultOrderOf.ts';
import { valuesOfField } from '../contract/valuesOfField.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import type { List } from '../store/lists/defineList.ts';
import type {
  FieldOf,
  FieldValues,
  ListFilter,
  ListId,
  Order,
  OrderedFilter,
  SortOf,
  TimeRange,
} from '../store/lists/ListQuery.ts';

/** The parameters of a list's query, apart from its page. */
export interface ListParameters<Id extends ListId> {
  'fieldName[]'?: FieldOf<Id>[];
  'keyword[]'?: string[];
  'compare[]'?: ('like' | 'isAfter' | 'isBefore')[];
  'fixed[]'?: string[];
  sort?: SortOf<Id>;
  order?: Order;
}

/** RFC 3339 with a time zone: a time without one would differ between servers. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the query of a list, apart from its page.
 * @param fixed values that always apply, besides the query's
 * @throws {RefusalError} validationFailed
 */
export function readListQuery<Id extends ListId>(
  list: List<Id>,
  query: ListParameters<Id>,
  fixed: FieldValues<FieldOf<Id>> = {},
): OrderedFilter<Id> {
  // Validation fills in the contract's default; without one, the list has a single order.
  const sort = query.sort ?? ('always' as SortOf<Id>);
  return {
    ...filtersOf(query, list),
    fixed: { ...fixedOf(list, query['fixed[]']), ...fixed },
    sort,
    order: query.order ?? defaultOrderOf(list.operation, sort),
  };
}

function fixedOf<Id extends ListId>(
  { fixedField }: List<Id>,
  values: readonly string[] | undefined,
): FieldValues<FieldOf<Id>> {
  const fixed: FieldValues<FieldOf<Id>> = {};
  // An empty list does not filter.
  if (fixedField !== undefined && values !== undefined && values.length > 0) fixed[fixedField] = values;
  return fixed;
}

/** `fieldName[]`, `keyword[]` and `compare[]` correspond by position; an empty keyword does not filter. */
function filtersOf<Id extends ListId>(
  query: ListParameters<Id>,
  { operation, timeFields, takes }: Pick<List<Id>, 'operation' | 'timeFields' | 'takes'>,
): Pick<ListFilter<Id>, 'filters' | 'times'> {
  const fields = query['fieldName[]'] ?? [];
  const keywords = query['keyword[]'] ?? [];
  const compares = query['compare[]'] ?? fields.map(() => 'like' as const);
  if (fields.length !== keywords.length) throw invalid('keyword[]');
  if (fields.length !== compares.length) throw invalid('compare[]');
  const filters: Partial<Record<FieldOf<Id>, string[]>> = {};
  const times: Partial<Record<FieldOf<Id>, TimeRange>> = {};
  fields.forEach((field, index) => {
    const keyword = keywords[index]?.trim();
    const compare = compares[index] ?? 'like';
    if (timeFields.includes(field) !== (compare !== 'like')) throw invalid('compare[]');
    if (!keyword) return;
    const isKnown = takes(field, keyword) ?? valuesOfField(operation, field)?.includes(keyword) ?? true;
    if (compare === 'like' && !isKnown) throw invalid('keyword[]');
    if (compare === 'like') (filters[field] ??= []).push(keyword);
    else times[field] = { ...times[field], [compare === 'isAfter' ? 'after' : 'before']: momentOf(keyword) };
  });
  return { filters, times };
}

/** The moment of a filter that compares times. */
export function momentOf(keyword: string): Date {
  const instant = new Date(keyword);
  if (!moment.test(keyword) || Number.isNaN(instant.getTime())) throw invalid('keyword[]');
  return instant;
}

function invalid(field: string): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError(field, 'invalidValue')] });
}

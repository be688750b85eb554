import { fieldError } from '@sen/domain/errors/FieldError';
import { RefusalError } from '../errors/RefusalError.ts';
import type { PageQuery } from '../store/lists/page.ts';
import type { Filters, Times } from '../store/lists/search.ts';

interface FilterQuery<Field extends string> {
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
  'compare[]'?: Compare[];
}

type Compare = 'like' | 'isAfter' | 'isBefore';

/** RFC 3339 with its zone: a time without one would mean another moment on each server. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A list's filters: `fieldName[]`, `keyword[]` and `compare[]` belong together by place; an empty keyword filters nothing.
 * @param timeFields the fields that are times: compared by isAfter and isBefore alone, as no other field is
 * @throws {RefusalError} validationFailed
 */
export function filtersOf<Field extends string>(
  query: FilterQuery<Field>,
  timeFields: readonly Field[] = [],
): { filters: Filters<Field>; times: Times<Field> } {
  const fields = query['fieldName[]'] ?? [];
  const keywords = query['keyword[]'] ?? [];
  const compares = query['compare[]'] ?? fields.map(() => 'like' as const);
  if (fields.length !== keywords.length) throw wrong('keyword[]');
  if (fields.length !== compares.length) throw wrong('compare[]');
  const filters: Partial<Record<Field, string[]>> = {};
  const times: Times<Field> = {};
  fields.forEach((field, place) => {
    const keyword = keywords[place]?.trim();
    const compare = compares[place] ?? 'like';
    if (timeFields.includes(field) !== (compare !== 'like')) throw wrong('compare[]');
    if (!keyword) return;
    if (compare === 'like') (filters[field] ??= []).push(keyword);
    else times[field] = { ...times[field], [compare === 'isAfter' ? 'after' : 'before']: momentOf(keyword) };
  });
  return { filters, times };
}

function momentOf(keyword: string): Date {
  const instant = new Date(keyword);
  if (!moment.test(keyword) || Number.isNaN(instant.getTime())) throw wrong('keyword[]');
  return instant;
}

function wrong(field: string): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError(field, 'invalidValue')] });
}

/** The query's page, with the contract's defaults. */
export function pageOf({ page = 1, limit = 10 }: Partial<PageQuery>): PageQuery {
  return { page, limit };
}

/** A page as the contract's envelope shows it; the last page of an empty list is 1. */
export function envelope<Row>(data: Row[], total: number, { page, limit }: PageQuery) {
  return { data, page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) };
}

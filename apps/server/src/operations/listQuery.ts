import { finding } from '@sen/domain/errors/Finding';
import { Refused } from '../errors/Refused.ts';
import type { PageQuery } from '../store/page.ts';

interface FilterQuery<Field extends string> {
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
}

/** A list's filters: `fieldName[]` and `keyword[]` are pairs; an empty keyword filters nothing. */
export function filtersOf<Field extends string>(query: FilterQuery<Field>): Partial<Record<Field, string>> {
  const fields = query['fieldName[]'] ?? [];
  const keywords = query['keyword[]'] ?? [];
  if (fields.length !== keywords.length) {
    throw new Refused('validationFailed', { findings: [finding('keyword[]', 'invalidValue')] });
  }
  const filters: Partial<Record<Field, string>> = {};
  fields.forEach((field, index) => {
    const keyword = keywords[index]?.trim();
    if (keyword) filters[field] = keyword;
  });
  return filters;
}

/** The query's page, with the contract's defaults. */
export function pageOf({ page = 1, limit = 10 }: Partial<PageQuery>): PageQuery {
  return { page, limit };
}

/** A page as the contract's envelope shows it; the last page of an empty list is 1. */
export function envelope<Row>(data: Row[], total: number, { page, limit }: PageQuery) {
  return { data, page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) };
}

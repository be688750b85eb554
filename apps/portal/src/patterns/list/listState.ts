import { listLimits } from '@sen/api/contract/listLimits.gen';
import { filtersFromQuery, filtersToQuery, validFilters } from '@sen/ui/FilterPopover';
import type { FilterCondition, FilterDefinition, FilterState } from '@sen/ui/FilterPopover';

export const pageSizes = [5, 10, 20, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 10;

/** A filter of a list; its key is the name of a field of the call. */
export type ListFilter<Field extends string> = FilterDefinition & { key: Field };

/** The conditions of a list. */
export type ListConditions<Field extends string> = readonly (FilterCondition & { key: Field })[];

/** The state of a list; a page keeps it in the URL, so that it survives a reload, a link and going back. */
export interface ListState<Sort extends string, Field extends string> {
  /** From 1. */
  page: number;
  limit: PageSize;
  /** Absent for a list with a fixed order. */
  sort: Sort | undefined;
  order: 'asc' | 'desc';
  search: string;
  filters: ListConditions<Field>;
}

/** The sorts of a list; the first, in this order, is the default. */
export interface ListShape<Sort extends string> {
  sorts?: readonly Sort[] | undefined;
  order?: 'asc' | 'desc' | undefined;
}

const defaultOrder = ({ order = 'asc' }: ListShape<string>) => order;

const names = { page: 'page', limit: 'limit', sort: 'sort', order: 'order', search: 'q' } as const;

/** Parses a list's state from the URL; invalid values are ignored. */
export function readListState<Sort extends string, Field extends string>(
  shape: ListShape<Sort>,
  filters: readonly ListFilter<Field>[],
  address: URLSearchParams,
): ListState<Sort, Field> {
  const page = Number(address.get(names.page));
  const order = address.get(names.order);
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    limit: pageSizes.find((size) => String(size) === address.get(names.limit)) ?? defaultPageSize,
    sort: shape.sorts?.find((sort) => sort === address.get(names.sort)) ?? shape.sorts?.[0],
    order: order === 'asc' || order === 'desc' ? order : defaultOrder(shape),
    search: searchOf(address.get(names.search) ?? ''),
    filters: conditionsOf(filters, filtersFromQuery(filters, address)),
  };
}

/** Serialises a list's state; defaults are omitted, so that the default list has a plain URL. */
export function writeListState<Sort extends string, Field extends string>(
  shape: ListShape<Sort>,
  state: ListState<Sort, Field>,
): URLSearchParams {
  const address = new URLSearchParams();
  if (state.search) address.set(names.search, state.search);
  for (const [name, value] of filtersToQuery(state.filters)) address.append(name, value);
  if (state.sort !== undefined && state.sort !== shape.sorts?.[0]) address.set(names.sort, state.sort);
  if (state.order !== defaultOrder(shape)) address.set(names.order, state.order);
  if (state.limit !== defaultPageSize) address.set(names.limit, String(state.limit));
  if (state.page !== 1) address.set(names.page, String(state.page));
  return address;
}

/** The search text as a call takes it. */
export function searchOf(text: string): string {
  return text.trim().slice(0, listLimits.keywordLength);
}

/** How many values the conditions of a list may have together: the call has one more keyword, the searched one. */
export const maxFilterValues = listLimits.keywords - 1;

/** The conditions that have a filter, with no more values than a call takes; `validFilters` drops all others. */
export function conditionsOf<Field extends string>(
  filters: readonly ListFilter<Field>[],
  state: FilterState,
): ListConditions<Field> {
  return validFilters(filters, state, maxFilterValues) as ListConditions<Field>;
}

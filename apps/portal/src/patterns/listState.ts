import { filtersFromQuery, filtersToQuery, validFilters } from '@sen/ui/FilterPopover';
import type { FilterCondition, FilterDefinition, FilterState } from '@sen/ui/FilterPopover';

export const pageSizes = [5, 10, 20, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 10;

/** What a list can be narrowed by; the key is the name of a field of its call. */
export type ListFilter<Field extends string> = FilterDefinition & { key: Field };

/** What narrows a list now. */
export type ListConditions<Field extends string> = readonly (FilterCondition & { key: Field })[];

/** What a list shows; all of it stands in the address, so that it survives a reload, a link and the way back. */
export interface ListState<Sort extends string, Field extends string> {
  /** From 1. */
  page: number;
  limit: PageSize;
  sort: Sort;
  order: 'asc' | 'desc';
  search: string;
  filters: ListConditions<Field>;
}

/** What a list can sort by, and how it begins. The first sort is the usual one. */
export interface ListShape<Sort extends string> {
  sorts: readonly [Sort, ...Sort[]];
  order: 'asc' | 'desc';
}

const names = { page: 'page', limit: 'limit', sort: 'sort', order: 'order', search: 'q' } as const;

/** Reads a list's state from the address; whatever does not fit is taken as not said. */
export function readListState<Sort extends string, Field extends string>(
  shape: ListShape<Sort>,
  filters: readonly ListFilter<Field>[],
  address: URLSearchParams,
): ListState<Sort, Field> {
  const page = Number(address.get(names.page));
  const order = address.get(names.order);
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    limit: pageSizes.find((size) => String(size) === address.get(names.limit)) ?? usualPageSize,
    sort: shape.sorts.find((sort) => sort === address.get(names.sort)) ?? shape.sorts[0],
    order: order === 'asc' || order === 'desc' ? order : shape.order,
    search: searchOf(address.get(names.search) ?? ''),
    filters: conditionsOf(filters, filtersFromQuery(filters, address)),
  };
}

/** Writes a list's state; what is as usual is left out, so that the usual list has the plain address. */
export function writeListState<Sort extends string, Field extends string>(
  shape: ListShape<Sort>,
  state: ListState<Sort, Field>,
): URLSearchParams {
  const address = new URLSearchParams();
  if (state.search) address.set(names.search, state.search);
  for (const [name, value] of filtersToQuery(state.filters)) address.append(name, value);
  if (state.sort !== shape.sorts[0]) address.set(names.sort, state.sort);
  if (state.order !== shape.order) address.set(names.order, state.order);
  if (state.limit !== usualPageSize) address.set(names.limit, String(state.limit));
  if (state.page !== 1) address.set(names.page, String(state.page));
  return address;
}

/** A search as a call takes it. */
export function searchOf(text: string): string {
  return text.trim().slice(0, 200);
}

/** The conditions that these filters know; `validFilters` keeps no other key. */
export function conditionsOf<Field extends string>(
  filters: readonly ListFilter<Field>[],
  state: FilterState,
): ListConditions<Field> {
  return validFilters(filters, state) as ListConditions<Field>;
}

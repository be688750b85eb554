export const pageSizes = [5, 10, 20, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 10;

/** What a list shows; all of it stands in the address, so that it survives a reload, a link and the way back. */
export interface ListState<Sort extends string, Filter extends string> {
  /** From 1. */
  page: number;
  limit: PageSize;
  sort: Sort;
  order: 'asc' | 'desc';
  search: string;
  filters: ListFilterValues<Filter>;
}

/** What each filter narrows to; an absent one does not. */
export type ListFilterValues<Filter extends string> = { readonly [Name in Filter]?: string };

/** What a list can sort by and filter by, and how it begins. The first sort is the usual one. */
export interface ListShape<Sort extends string, Filter extends string> {
  sorts: readonly [Sort, ...Sort[]];
  order: 'asc' | 'desc';
  filters: readonly Filter[];
}

const names = { page: 'page', limit: 'limit', sort: 'sort', order: 'order', search: 'q' } as const;

/** Reads a list's state from the address; whatever does not fit is taken as not said. */
export function readListState<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  address: URLSearchParams,
): ListState<Sort, Filter> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const filter of shape.filters) {
    const value = address.get(filter);
    if (value) filters[filter] = value;
  }
  const page = Number(address.get(names.page));
  const order = address.get(names.order);
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    limit: pageSizes.find((size) => String(size) === address.get(names.limit)) ?? usualPageSize,
    sort: shape.sorts.find((sort) => sort === address.get(names.sort)) ?? shape.sorts[0],
    order: order === 'asc' || order === 'desc' ? order : shape.order,
    search: (address.get(names.search) ?? '').slice(0, 200),
    filters,
  };
}

/** Writes a list's state; what is as usual is left out, so that the usual list has the plain address. */
export function writeListState<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  state: ListState<Sort, Filter>,
): URLSearchParams {
  const address = new URLSearchParams();
  if (state.search) address.set(names.search, state.search);
  for (const filter of shape.filters) {
    const value = state.filters[filter];
    if (value) address.set(filter, value);
  }
  if (state.sort !== shape.sorts[0]) address.set(names.sort, state.sort);
  if (state.order !== shape.order) address.set(names.order, state.order);
  if (state.limit !== usualPageSize) address.set(names.limit, String(state.limit));
  if (state.page !== 1) address.set(names.page, String(state.page));
  return address;
}

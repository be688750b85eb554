import { filtersToQuery } from '@sen/ui/FilterPopover';

/** The address of a list with these filters set: `filteredHref(href('requests'), { status: 'pending' })`. */
export function filteredHref(address: string, filters: Readonly<Record<string, string>>): string {
  const state = Object.entries(filters).map(([key, choice]) => ({ key, choice }));
  return `${address}?${filtersToQuery(state).toString()}`;
}

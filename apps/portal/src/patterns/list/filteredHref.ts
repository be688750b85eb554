import { filtersToQuery } from '@sen/ui/FilterPopover';

/** The address of a list with these filters set, one or several choices each: `filteredHref(href('requests'), { status: 'pending' })`. */
export function filteredHref(
  address: string,
  filters: Readonly<Record<string, string | readonly string[]>>,
): string {
  const state = Object.entries(filters).flatMap(([key, choices]) =>
    [choices].flat().map((choice) => ({ key, choice })),
  );
  return `${address}?${filtersToQuery(state).toString()}`;
}

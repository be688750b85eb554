import { FilterPopover, type FilterState } from '@sen/ui/FilterPopover';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { Stack } from '@sen/ui/Stack';
import { Suspense, useState } from 'react';
import { lazyPart } from '../app/chunks/lazyPart';
import { conditionsOf, searchOf, type ListFilter, type ListState } from './listState';
import type { ChangeList } from './useListState';

/** Most lists are seen as they are: what names the filters comes with the first one. */
const ActiveFilters = lazyPart(async () => (await import('@sen/ui/ActiveFilters')).ActiveFilters);

interface ListFiltersProps<Sort extends string, Field extends string> {
  state: ListState<Sort, Field>;
  change: ChangeList<Sort, Field>;
  filters: readonly ListFilter<Field>[];
}

/** The search of a list and what narrows it, above the table. */
export function ListFilters<Sort extends string, Field extends string>({
  state,
  change,
  filters,
}: ListFiltersProps<Sort, Field>) {
  // It stays when the last one is taken away, to say so and to keep the focus.
  const [named, setNamed] = useState(false);
  if (!named && state.filters.length > 0) setNamed(true);
  const narrow = (next: FilterState) => change({ filters: conditionsOf(filters, next) });
  return (
    <Stack gap="s">
      <ListToolbar
        search={{ value: state.search, onSearch: (search) => change({ search: searchOf(search) }) }}
        filters={
          filters.length > 0 && <FilterPopover filters={filters} value={state.filters} onChange={narrow} />
        }
      />
      {named && (
        <Suspense>
          <ActiveFilters filters={filters} value={state.filters} onChange={narrow} />
        </Suspense>
      )}
    </Stack>
  );
}

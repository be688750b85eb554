import { FilterPopover, type FilterState } from '@sen/ui/FilterPopover';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { Stack } from '@sen/ui/Stack';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { conditionsOf, searchOf, type ListFilter, type ListState } from './listState';
import type { ChangeList } from './useListState';

/** Most lists are never filtered, so this loads with the first condition. */
const ActiveFilters = lazyPart(async () => (await import('@sen/ui/ActiveFilters')).ActiveFilters);

interface ListFiltersProps {
  state: ListState<string, string>;
  change: ChangeList<string, string>;
  filters: readonly ListFilter<string>[];
}

/** The search and filters of a list, above the table. */
export function ListFilters({ state, change, filters }: ListFiltersProps) {
  // Stays mounted when the last condition is removed, to announce that and to keep the focus.
  const [named, setNamed] = useState(false);
  if (!named && state.filters.length > 0) setNamed(true);
  const applyFilters = (next: FilterState) => change({ filters: conditionsOf(filters, next) });
  return (
    <Stack gap="s">
      <ListToolbar
        search={{ value: state.search, onSearch: (search) => change({ search: searchOf(search) }) }}
        filters={
          filters.length > 0 && (
            <FilterPopover filters={filters} value={state.filters} onChange={applyFilters} />
          )
        }
      />
      {named && (
        <Suspense>
          <ActiveFilters filters={filters} value={state.filters} onChange={applyFilters} />
        </Suspense>
      )}
    </Stack>
  );
}

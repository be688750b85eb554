import { FilterPopover, type FilterState } from '@sen/ui/FilterPopover';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { conditionsOf, maxFilterValues, searchOf, type ListFilter, type ListState } from './listState';
import type { ChangeList } from './useListState';

/** Most lists are never filtered, so this loads with the first condition. */
const ActiveFilters = lazyPart(async () => (await import('@sen/ui/ActiveFilters')).ActiveFilters);

interface ListFiltersProps {
  state: ListState<string, string>;
  change: ChangeList<string, string>;
  filters: readonly ListFilter<string>[];
}

/** The search and the filter button of a list. */
export function ListFilters({ state, change, filters }: ListFiltersProps) {
  return (
    <ListToolbar
      search={{ value: state.search, onSearch: (search) => change({ search: searchOf(search) }) }}
      filters={
        filters.length > 0 && (
          <FilterPopover
            filters={filters}
            value={state.filters}
            maxValues={maxFilterValues}
            onChange={(next) => change({ filters: conditionsOf(filters, next) })}
          />
        )
      }
    />
  );
}

/** The active conditions of a list, each with a button that removes it. */
export function ListConditions({ state, change, filters }: ListFiltersProps) {
  // Stays mounted when the last condition is removed, to announce that and to keep the focus.
  const [named, setNamed] = useState(false);
  if (!named && state.filters.length > 0) setNamed(true);
  if (!named) return null;
  return (
    <Suspense>
      <ActiveFilters
        filters={filters}
        value={state.filters}
        onChange={(next: FilterState) => change({ filters: conditionsOf(filters, next) })}
      />
    </Suspense>
  );
}

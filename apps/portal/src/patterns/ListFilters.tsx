import { ActiveFilters } from '@sen/ui/ActiveFilters';
import { FilterPopover, type FilterState } from '@sen/ui/FilterPopover';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { Stack } from '@sen/ui/Stack';
import { conditionsOf, searchOf, type ListFilter, type ListState } from './listState';
import type { ChangeList } from './useListState';

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
  const narrow = (next: FilterState) => change({ filters: conditionsOf(filters, next) });
  return (
    <Stack gap="s">
      <ListToolbar
        search={{ value: state.search, onSearch: (search) => change({ search: searchOf(search) }) }}
        filters={
          filters.length > 0 && <FilterPopover filters={filters} value={state.filters} onChange={narrow} />
        }
      />
      {filters.length > 0 && <ActiveFilters filters={filters} value={state.filters} onChange={narrow} />}
    </Stack>
  );
}

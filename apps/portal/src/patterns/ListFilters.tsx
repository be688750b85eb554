import { Inline } from '@sen/ui/Inline';
import { SearchField } from '@sen/ui/SearchField';
import { Select } from '@sen/ui/Select';
import * as css from './ListFilters.css';
import type { ListState } from './listState';
import type { ChangeList } from './useListState';
import { words } from './words';

/** What a list can be narrowed to. */
export interface ListFilter<Filter extends string> {
  name: Filter;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface ListFiltersProps<Sort extends string, Filter extends string> {
  state: ListState<Sort, Filter>;
  change: ChangeList<Sort, Filter>;
  filters: readonly ListFilter<Filter>[];
}

const everything = 'all';

/** The search of a list and its filters, above the table. */
export function ListFilters<Sort extends string, Filter extends string>({
  state,
  change,
  filters,
}: ListFiltersProps<Sort, Filter>) {
  return (
    <search>
      <Inline gap="s" align="end">
        <div className={css.search}>
          <SearchField
            label={words('search')}
            value={state.search}
            maxLength={200}
            onSearch={(search) => change({ search: search.trim() })}
          />
        </div>
        {filters.map(({ name, label, options }) => (
          <div key={name} className={css.filter}>
            <Select
              label={label}
              value={state.filters[name] ?? everything}
              options={[{ value: everything, label: words('all') }, ...options]}
              onChange={(value) => change({ filters: narrowed(state.filters, name, value) })}
            />
          </div>
        ))}
      </Inline>
    </search>
  );
}

function narrowed<Filter extends string>(
  filters: Readonly<Partial<Record<Filter, string>>>,
  name: Filter,
  value: string,
): Partial<Record<Filter, string>> {
  const next: Partial<Record<Filter, string>> = { ...filters };
  if (value === everything) delete next[name];
  else next[name] = value;
  return next;
}

import type { List } from './List';

/** The list without the condition that tabs of its page choose: it is no filter besides, and clearing the filters leaves it. */
export function listInTabs<Row, Query>(list: List<Row, Query>, key: string): List<Row, Query> {
  const { filters, state, change } = list;
  const chosen = state.filters.filter((condition) => condition.key === key);
  return {
    ...list,
    filters: filters.filter((filter) => filter.key !== key),
    state: { ...state, filters: state.filters.filter((condition) => condition.key !== key) },
    change: (next) => change(next.filters ? { ...next, filters: [...chosen, ...next.filters] } : next),
  };
}

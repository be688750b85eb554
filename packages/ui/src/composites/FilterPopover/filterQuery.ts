import type { FilterCondition, FilterDefinition, FilterState } from './filterProps';
import { validFilters } from './filterState';

/** Before the key of every filter, so that none is taken for the page or the sort of a list. */
const prefix = 'f.';

const dateSigns = { isAfter: 'after:', isBefore: 'before:' } as const;

/** `f.status=open&f.unit=hn&f.unit=hue&f.created=after:2026-11-01`, for an address. */
export function filtersToQuery(state: FilterState): URLSearchParams {
  const query = new URLSearchParams();
  for (const condition of state)
    for (const value of valuesOf(condition)) query.append(prefix + condition.key, value);
  return query;
}

function valuesOf(condition: FilterCondition): readonly string[] {
  if ('selected' in condition) return [condition.selected];
  if ('multiSelected' in condition) return condition.multiSelected;
  if ('fieldValue' in condition) return [condition.fieldValue];
  return [dateSigns[condition.compare] + condition.date];
}

/** The filters of an address; keys that no definition knows and values that it does not allow are dropped. */
export function filtersFromQuery(
  definitions: readonly FilterDefinition[],
  query: URLSearchParams,
): FilterState {
  const read = definitions.flatMap((definition) =>
    query.getAll(prefix + definition.key).flatMap((value) => conditionFrom(definition, value)),
  );
  return validFilters(definitions, read);
}

function conditionFrom({ key, type }: FilterDefinition, value: string): FilterCondition[] {
  if (type === 'select') return [{ key, selected: value }];
  if (type === 'multiSelect') return [{ key, multiSelected: [value] }];
  if (type === 'textField') return [{ key, compare: 'like', fieldValue: value }];
  for (const compare of ['isAfter', 'isBefore'] as const) {
    const sign = dateSigns[compare];
    if (value.startsWith(sign)) return [{ key, compare, date: value.slice(sign.length) }];
  }
  return [];
}

import { dateEnds, type FilterCondition, type FilterDefinition, type FilterState } from './filterProps';
import { dateCondition, validFilters } from './filterState';

/** Prefix of all filter keys in a URL, to avoid conflicts with the page or sort parameters. */
const prefix = 'f.';

/** Serialises filters for a URL: `f.status=open&f.unit=hn&f.unit=hue&f.created=after:2026-11-01`. */
export function filtersToQuery(state: FilterState): URLSearchParams {
  const query = new URLSearchParams();
  for (const condition of state)
    for (const value of valuesOf(condition)) query.append(prefix + condition.key, value);
  return query;
}

function valuesOf(condition: FilterCondition): readonly string[] {
  if ('choice' in condition) return [condition.choice];
  if ('choices' in condition) return condition.choices;
  if ('text' in condition) return [condition.text];
  return ['after' in condition ? `after:${condition.after}` : `before:${condition.before}`];
}

/** Parses the filters of a URL; unknown keys and invalid values are dropped. */
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
  if (type === 'choice') return [{ key, choice: value }];
  if (type === 'choices') return [{ key, choices: [value] }];
  if (type === 'text') return [{ key, text: value }];
  const end = dateEnds.find((one) => value.startsWith(`${one}:`));
  return end ? [dateCondition(key, end, value.slice(end.length + 1))] : [];
}

import { dayFromText } from '../../private/date/dayText';
import { dateCompares, type FilterCondition, type FilterDefinition, type FilterState } from './filterProps';

/** The conditions of one field. */
export function conditionsOf(state: FilterState, key: string): FilterState {
  return state.filter((condition) => condition.key === key);
}

/** With other conditions for one field. */
export function withConditions(
  definitions: readonly FilterDefinition[],
  state: FilterState,
  key: string,
  conditions: FilterState,
): FilterState {
  return validFilters(definitions, [...state.filter((condition) => condition.key !== key), ...conditions]);
}

/** What the definitions know and allow, in their order; a value that is empty or not allowed is dropped. */
export function validFilters(definitions: readonly FilterDefinition[], state: FilterState): FilterState {
  return definitions.flatMap((definition) => valid(definition, conditionsOf(state, definition.key)));
}

function valid(definition: FilterDefinition, conditions: FilterState): FilterCondition[] {
  const { key } = definition;
  switch (definition.type) {
    case 'select': {
      const selected = first(conditions, (one) => ('selected' in one ? one.selected : undefined));
      return selected && allowed(definition.options, selected) ? [{ key, selected }] : [];
    }
    case 'multiSelect': {
      const chosen = conditions.flatMap((one) => ('multiSelected' in one ? one.multiSelected : []));
      const multiSelected = [...new Set(chosen)].filter((value) => allowed(definition.options, value));
      return multiSelected.length > 0 ? [{ key, multiSelected }] : [];
    }
    case 'textField': {
      const fieldValue = first(conditions, (one) => ('fieldValue' in one ? one.fieldValue : undefined));
      if (!fieldValue?.trim() || fieldValue.length > (definition.maxLength ?? Infinity)) return [];
      return [{ key, compare: 'like', fieldValue }];
    }
    case 'date':
      return dateCompares.flatMap((compare) => {
        const date = first(conditions, (one) =>
          'date' in one && one.compare === compare ? one.date : undefined,
        );
        return date !== undefined && isDay(date) ? [{ key, compare, date }] : [];
      });
  }
}

function first<Found>(state: FilterState, look: (condition: FilterCondition) => Found | undefined) {
  for (const condition of state) {
    const found = look(condition);
    if (found !== undefined) return found;
  }
  return undefined;
}

function allowed(options: readonly { value: string }[] | undefined, value: string) {
  return value !== '' && (options === undefined || options.some((option) => option.value === value));
}

function isDay(text: string) {
  return dayFromText(text)?.toString() === text;
}

/** Whether no day can lie after the one and before the other date of a field. */
export function crossedDates(conditions: FilterState): boolean {
  const day = (compare: string) =>
    first(conditions, (one) => ('date' in one && one.compare === compare ? one.date : undefined));
  const [after, before] = [day('isAfter'), day('isBefore')];
  return after !== undefined && before !== undefined && after >= before;
}

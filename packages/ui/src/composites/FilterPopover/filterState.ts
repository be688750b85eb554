import { isDay } from '../../private/date/isDay';
import {
  dateEnds,
  type DateEnd,
  type FilterCondition,
  type FilterDefinition,
  type FilterState,
  type FilterType,
} from './filterProps';

/** The conditions of one field. */
export function conditionsOf(state: FilterState, key: string): FilterState {
  return state.filter((condition) => condition.key === key);
}

/** The day of a date condition for this end; undefined for every other condition. */
export function dayOf(condition: FilterCondition, end: DateEnd): string | undefined {
  if (end === 'after') return 'after' in condition ? condition.after : undefined;
  return 'before' in condition ? condition.before : undefined;
}

/** A condition that limits one end of a date field. */
export function dateCondition(key: string, end: DateEnd, day: string): FilterCondition {
  return end === 'after' ? { key, after: day } : { key, before: day };
}

/**
 * The valid conditions in the order of the definitions; empty and unknown values are dropped, and those beyond `maxValues`, of
 * all conditions together.
 */
export function validFilters(
  definitions: readonly FilterDefinition[],
  state: FilterState,
  maxValues = Infinity,
): FilterState {
  const conditions: FilterCondition[] = [];
  for (const definition of definitions) {
    const most = maxChoices(definitions, conditions, definition.key, maxValues);
    for (const one of valid(definition, conditionsOf(state, definition.key)))
      if (!('choices' in one)) conditions.push(one);
      else if (most > 0) conditions.push({ ...one, choices: one.choices.slice(0, most) });
  }
  return conditions;
}

/** How many choices a field may have: fields with single values keep room for theirs, the choices of others are taken. */
export function maxChoices(
  definitions: readonly FilterDefinition[],
  state: FilterState,
  key: string,
  maxValues: number,
): number {
  const single = definitions.reduce((sum, { type }) => sum + singleValues[type], 0);
  const others = state.filter((condition) => condition.key !== key);
  const chosen = others.reduce((sum, one) => sum + ('choices' in one ? one.choices.length : 0), 0);
  return Math.max(0, maxValues - single - chosen);
}

const singleValues: Readonly<Record<FilterType, number>> = { choice: 1, choices: 0, text: 1, dates: 2 };

function valid(definition: FilterDefinition, conditions: FilterState): FilterCondition[] {
  const { key } = definition;
  const options = listedOptions(definition);
  switch (definition.type) {
    case 'choice': {
      const choice = first(conditions, (one) => ('choice' in one ? one.choice : undefined));
      return choice && allowed(options, choice) ? [{ key, choice }] : [];
    }
    case 'choices': {
      const chosen = conditions.flatMap((one) => ('choices' in one ? one.choices : []));
      const choices = [...new Set(chosen)].filter((value) => allowed(options, value));
      return choices.length > 0 ? [{ key, choices }] : [];
    }
    case 'text': {
      const text = first(conditions, (one) => ('text' in one ? one.text : undefined));
      if (!text?.trim() || text.length > (definition.maxLength ?? Infinity)) return [];
      return [{ key, text }];
    }
    case 'dates':
      return dateEnds.flatMap((end) => {
        const day = first(conditions, (one) => dayOf(one, end));
        return day !== undefined && isDay(day) ? [dateCondition(key, end, day)] : [];
      });
  }
}

/** The only values that a condition may have; undefined if these are not known. */
function listedOptions(definition: FilterDefinition) {
  return 'options' in definition && definition.search === undefined ? definition.options : undefined;
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

/** Whether the two dates of a field leave no day between them. */
export function crossedDates(conditions: FilterState): boolean {
  const after = first(conditions, (one) => dayOf(one, 'after'));
  const before = first(conditions, (one) => dayOf(one, 'before'));
  return after !== undefined && before !== undefined && after >= before;
}

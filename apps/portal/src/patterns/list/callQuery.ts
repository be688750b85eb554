import { startOfDay } from '@sen/domain/time/startOfDay';
import type { ListConditions, ListState } from './listState';

type Comparison = 'like' | 'isAfter' | 'isBefore';

interface Keywords<Field extends string> {
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
  'compare[]'?: Comparison[];
}

/** One operator of a list call, with the field that it compares. */
interface Term<Field extends string> {
  field: Field;
  keyword: string;
  compare: Comparison;
}

/** Converts a list's state to the query of its call: the search goes to one field, each condition to its own. */
export function callQuery<Sort extends string, Field extends string, Searched extends string = never>(
  { page, limit, sort, order, search, filters }: ListState<Sort, Field>,
  searched?: Searched,
) {
  const terms: Term<Field | Searched>[] = filters.flatMap(termsOf);
  if (search && searched !== undefined) terms.unshift({ field: searched, keyword: search, compare: 'like' });
  return { page, limit, ...(sort !== undefined && { sort, order }), ...parameters(terms) };
}

/** Search texts by field, one or any of several; empty and absent ones are omitted. */
export function keywords<Field extends string>(
  wanted: Readonly<Record<Field, string | readonly string[] | undefined>>,
): Keywords<Field> {
  const terms = (Object.keys(wanted) as Field[]).flatMap((field) =>
    [wanted[field] ?? []]
      .flat()
      .filter((keyword) => keyword !== '')
      .map((keyword): Term<Field> => ({ field, keyword, compare: 'like' })),
  );
  return parameters(terms);
}

/** As calls expect it: three parallel parameters. */
function parameters<Field extends string>(terms: readonly Term<Field>[]): Keywords<Field> {
  if (terms.length === 0) return {};
  return {
    'fieldName[]': terms.map(({ field }) => field),
    'keyword[]': terms.map(({ keyword }) => keyword),
    // Lists without times have no such parameter.
    ...(terms.some(({ compare }) => compare !== 'like') && {
      'compare[]': terms.map(({ compare }) => compare),
    }),
  };
}

function termsOf<Field extends string>(condition: ListConditions<Field>[number]): Term<Field>[] {
  const { key: field } = condition;
  if ('choices' in condition)
    return condition.choices.map((keyword) => ({ field, keyword, compare: 'like' }));
  if ('choice' in condition) return [{ field, keyword: condition.choice, compare: 'like' }];
  if ('text' in condition) return [{ field, keyword: condition.text, compare: 'like' }];
  if ('after' in condition) return [{ field, keyword: moment(condition.after), compare: 'isAfter' }];
  // The end is the last second of the previous day: midnight belongs to the day that begins.
  return [{ field, keyword: moment(condition.before, -1), compare: 'isBefore' }];
}

/** The start of a day in RFC 3339, whole seconds. */
function moment(day: string, seconds = 0): string {
  const at = new Date(startOfDay(day).getTime() + seconds * 1000);
  return at.toISOString().replace('.000Z', 'Z');
}

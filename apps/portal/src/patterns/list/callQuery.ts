import { startOfDay } from '@sen/domain/time/startOfDay';
import type { ListConditions, ListState } from './listState';

type Comparison = 'like' | 'isAfter' | 'isBefore';

interface Keywords<Field extends string> {
  'fieldName[]'?: Field[];
  'keyword[]'?: string[];
  'compare[]'?: Comparison[];
}

/** One keyword of a call, and the field that it is compared with. */
interface Term<Field extends string> {
  field: Field;
  keyword: string;
  compare: Comparison;
}

/** The query of a list call from what the list shows: the search goes to one field, each condition to its own. */
export function callQuery<Sort extends string, Field extends string, Searched extends string = never>(
  { page, limit, sort, order, search, filters }: ListState<Sort, Field>,
  searched?: Searched,
) {
  const terms: Term<Field | Searched>[] = filters.flatMap(termsOf);
  if (search && searched !== undefined) terms.unshift({ field: searched, keyword: search, compare: 'like' });
  return { page, limit, ...(sort !== undefined && { sort, order }), ...parameters(terms) };
}

/** What a call looks for, by field: a text, or any of several; an empty or absent text is not looked for. */
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

/** How calls write it: three parameters that run side by side. */
function parameters<Field extends string>(terms: readonly Term<Field>[]): Keywords<Field> {
  if (terms.length === 0) return {};
  return {
    'fieldName[]': terms.map(({ field }) => field),
    'keyword[]': terms.map(({ keyword }) => keyword),
    // Lists without times do not take it.
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
  // The end is the last second of the day before: what happens at midnight is of the day that begins.
  return [{ field, keyword: moment(condition.before, -1), compare: 'isBefore' }];
}

/** The moment a day begins as calls write it, RFC 3339 in whole seconds. */
function moment(day: string, seconds = 0): string {
  const at = new Date(startOfDay(day).getTime() + seconds * 1000);
  return at.toISOString().replace('.000Z', 'Z');
}

import { type Expression, type RawBuilder, sql } from 'kysely';
import { searchWords } from '@sen/domain/text/search';
import { tidySpaces } from '@sen/domain/text/spaces';
import type { TimeRange } from './ListQuery.ts';

/** A `like` pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a search as a `tsquery` of their beginnings; words have no signs to escape. */
function prefixQuery(text: string): string {
  const words = searchWords(text).map((word) => `'${word}':*`);
  return words.length === 0 ? '' : `(${words.join(' & ')})`;
}

/** A filter's value as an id; an invalid one matches nothing. */
export function idOf(value: string): string {
  return /^[1-9][0-9]{0,17}$/.test(value) ? value : '0';
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The condition that a fact is one of the values: as it stands, so that an index of it serves and `exists` becomes a join. */
export function factCondition(fact: Expression<unknown>, values: readonly string[]): RawBuilder<boolean> {
  const conditions = [
    ...(values.includes('true') ? [sql<boolean>`${fact}`] : []),
    ...(values.includes('false') ? [sql<boolean>`not ${fact}`] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`false` : anyOf(conditions);
}

/** Conditions, by kind of column, that the column has one of the values. */
export const valueConditions = {
  /** A column of `search_words`: each typed word begins a word of it. */
  text: (column, values) => {
    // As in `matchesSearch`: an empty search matches everything, one of signs alone nothing.
    if (values.some((text) => tidySpaces(text) === '')) return sql<boolean>`true`;
    const queries = values.map(prefixQuery).filter((words) => words !== '');
    if (queries.length === 0) return sql<boolean>`false`;
    return sql<boolean>`${sql.ref(column)} @@ ${queries.join(' | ')}::tsquery`;
  },
  /** Codes, numbers and addresses contain each typed part: people know the last digits of a phone. Ignores case. */
  code: (column, values) =>
    anyOf(
      values.map((text) => {
        const parts = tidySpaces(text).normalize('NFC').toLowerCase().split(' ');
        return sql<boolean>`lower(${sql.ref(column)}) like all (${parts.map(containing)}::text[])`;
      }),
    ),
  enum: (column, values) => sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`,
  boolean: (column, values) => factCondition(sql.ref(column), values),
  id: (column, values) => sql<boolean>`${sql.ref(column)} in (${sql.join(values.map(idOf))})`,
} as const satisfies Record<string, (column: string, values: readonly string[]) => RawBuilder<boolean>>;

export type ValueKind = keyof typeof valueConditions;

/** The moment after an inclusive end: one in whole seconds includes its second, as a day ends at 23:59:59. */
function afterEnd(end: Date): Date {
  return new Date(end.getTime() + (end.getMilliseconds() === 0 ? 1000 : 1));
}

/** The condition that a time is in a range, both ends included. */
export function timeCondition(column: string, { after, before }: TimeRange): RawBuilder<boolean> {
  const bounds = [
    ...(after ? [sql<boolean>`${sql.ref(column)} >= ${after}`] : []),
    ...(before ? [sql<boolean>`${sql.ref(column)} < ${afterEnd(before)}`] : []),
  ];
  return sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

import { type RawBuilder, sql } from 'kysely';
import { fold } from '@sen/domain/text/fold';
import type { TimeRange } from './ListQuery.ts';

/** A `like` pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A filter's value as an id; an invalid one matches nothing. */
export function idOf(value: string): string {
  return /^[1-9][0-9]{0,17}$/.test(value) ? value : '0';
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Conditions, by kind of column, that the column has one of the values. */
export const valueConditions = {
  /** A folded column: ignores case and Vietnamese marks. */
  text: (column, values) =>
    anyOf(values.map((text) => sql<boolean>`${sql.ref(column)} like ${containing(fold(text))}`)),
  /** Codes and addresses have no Vietnamese marks: ignores case only. */
  code: (column, values) =>
    anyOf(
      values.map(
        (text) =>
          sql<boolean>`lower(${sql.ref(column)}) like ${containing(text.normalize('NFC').toLowerCase())}`,
      ),
    ),
  enum: (column, values) => sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`,
  boolean: (column, values) => sql<boolean>`${sql.ref(column)}::text in (${sql.join(values)})`,
  id: (column, values) => sql<boolean>`${sql.ref(column)} in (${sql.join(values.map(idOf))})`,
} as const satisfies Record<string, (column: string, values: readonly string[]) => RawBuilder<boolean>>;

export type ValueKind = keyof typeof valueConditions;

/** The condition that a time is in a range. */
export function timeCondition(column: string, { after, before }: TimeRange): RawBuilder<boolean> {
  const bounds = [
    ...(after ? [sql<boolean>`${sql.ref(column)} >= ${after}`] : []),
    ...(before ? [sql<boolean>`${sql.ref(column)} <= ${before}`] : []),
  ];
  return sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

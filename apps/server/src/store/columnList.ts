import { type RawBuilder, sql } from 'kysely';

/**
 * Columns to insert and select. A record of a table's columns instead of their text, so that a new column does not compile before
 * it is in the list, or excluded from it.
 */
export function columnList<Column extends string>(
  columns: Readonly<Record<Column, true>>,
): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((column) => sql.ref(column)));
}

import { sql, type RawBuilder } from 'kysely';
import { fold } from '@sen/domain/text/fold';

/** A condition on a folded column: it holds the words of the search, whatever their case and marks. */
export function containsText(column: string, searched: string): RawBuilder<boolean> {
  const pattern = `%${fold(searched).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern}`;
}

/** What the texts of a list are searched for, and what its fields may be; any of them fits. */
export type Filters<Field extends string> = Partial<Record<Field, readonly string[]>>;

/** Between which moments a time of a list lies; an absent one is open. */
export type Times<Field extends string> = Partial<Record<Field, { after?: Date; before?: Date }>>;

/** A condition on a folded column: it holds one of the searches. */
export function containsAnyText(column: string, searched: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    searched.map((text) => containsText(column, text)),
    sql` or `,
  )})`;
}

/** A condition on a time: not before the one moment, not after the other. */
export function betweenTimes(column: string, { after, before }: { after?: Date; before?: Date } = {}) {
  return sql<boolean>`(${sql.ref(column)} >= ${after ?? new Date(0)} and ${
    before ? sql<boolean>`${sql.ref(column)} <= ${before}` : sql.lit(true)
  })`;
}

/** A filter's value as an id; what is none matches nothing. */
export function idOf(value: string): string {
  return /^[1-9][0-9]{0,17}$/.test(value) ? value : '0';
}

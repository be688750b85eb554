import { sql, type RawBuilder } from 'kysely';
import { fold } from '@sen/domain/text/fold';

/** A condition on a folded column: it holds the words of the search, whatever their case and marks. */
export function holds(column: string, searched: string): RawBuilder<boolean> {
  const pattern = `%${fold(searched).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern}`;
}

/** A filter's value as an id; what is none matches nothing. */
export function idOf(value: string): string {
  return /^[1-9][0-9]{0,17}$/.test(value) ? value : '0';
}

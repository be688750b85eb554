import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Rows of a table that refer to something by this column. */
interface Referring<Thing> {
  thing: Thing;
  table: string;
  column: string;
  /** Limits the rows that count. */
  where?: RawBuilder<boolean>;
}

/** How many rows of each kind refer to each of these ids, in the order of the kinds; ids without any are absent. */
export async function countBy<Thing extends string>(
  database: Database,
  kinds: readonly Referring<Thing>[],
  ids: readonly string[],
): Promise<Map<string, { thing: Thing; count: number }[]>> {
  const counts = new Map<string, { thing: Thing; count: number }[]>();
  for (const { thing, table, column, where = sql`true` } of kinds) {
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    const { rows } = await sql<{
      id: string;
      count: number;
    }>`select ${sql.ref(column)} as id, count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::bigint[]) and ${where}
      group by ${sql.ref(column)}`.execute(database);
    for (const { id, count } of rows) counts.set(id, [...(counts.get(id) ?? []), { thing, count }]);
  }
  return counts;
}

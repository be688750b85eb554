import { sql } from 'kysely';
import type { InTransaction } from '../store/database.ts';

/** How many rows of a table this transaction has read, by an index or without: what a plan costs on any machine. */
export async function rowsRead(transaction: InTransaction, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (pg_stat_get_xact_tuples_returned(${table}::regclass)
      + pg_stat_get_xact_tuples_fetched(${table}::regclass))::integer as count`.execute(transaction);
  return rows[0]?.count ?? Infinity;
}

import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import type { TableShape } from './catalog.ts';

const rowsAtOnce = 1_000;

/** Runs `work` on one state of the database, while others go on writing. */
export function inSnapshot<Result>(
  database: Database,
  work: (transaction: InTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** Each row as a JSON list of its columns' texts, which the database reads back without loss. */
export async function* dumpRows(
  transaction: Database,
  { name, columns }: TableShape,
): AsyncGenerator<string> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line
    from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next rows of one cursor
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(transaction);
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(transaction);
}

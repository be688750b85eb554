import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The bytes of the log that a start after a crash reads again. */
export async function logSinceCheckpoint(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`.execute(
    database,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Writes what has changed into the tables, so that the log before it is of no use any more. */
export async function checkpoint(database: Database): Promise<void> {
  await sql`checkpoint`.execute(database);
}

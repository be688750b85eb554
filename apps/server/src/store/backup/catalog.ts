import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface TableShape {
  name: string;
  /** Without generated ones, which the database computes again. */
  columns: { name: string; type: string }[];
}

/** Records which migrations have run; not part of a backup, which names them. */
const bookkeeping = 'kysely\\_migration%';

export async function findTables(database: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select relname as name, json_agg(json_build_object(
      'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like ${bookkeeping}
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(database);
  return rows;
}

/** Whether the schema has no table, not even one of the migrations. */
export async function isNewDatabase(database: Database): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r') as used`.execute(
    database,
  );
  return rows[0]?.used === false;
}

/** The names of the migrations that have run, in their order; none in a new database. */
export async function findMigrations(database: Database): Promise<string[]> {
  const { rows: known } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is`.execute(database);
  if (known[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

export interface SequenceState {
  name: string;
  /** The last number given; null before the first. */
  last: string | null;
}

export async function findSequences(database: Database): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename`.execute(database);
  return rows;
}

/** The other connections of servers to a PostgreSQL. */
export async function countServers(database: Database): Promise<number> {
  const { rows } = await sql<{ servers: number }>`
    select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = 'sen' and pid <> pg_backend_pid()`.execute(
    database,
  );
  return rows[0]?.servers ?? 0;
}

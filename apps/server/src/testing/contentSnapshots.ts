import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { type DatabaseContent, databaseContents } from './databaseContents.ts';

interface Table {
  name: string;
  /** The writable columns, quoted. */
  columns: string;
}

const schemaOf = (content: DatabaseContent) => `snapshot_${content}`;

async function tablesOf(database: Database, schema: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = ${schema} and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely%'
    group by table_name`.execute(database);
  return rows;
}

/** Empties all tables and resets their sequences, without triggers. */
async function clear(database: Database): Promise<void> {
  const names = (await tablesOf(database, 'public')).map(({ name }) => name);
  await sql.raw(`truncate ${names.join(', ')} restart identity`).execute(database);
}

async function hasSnapshot(database: Database, content: DatabaseContent): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schemaOf(content)}`.execute(
    database,
  );
  return rows.length > 0;
}

/** Copies the rows of all tables and the state of their sequences to a separate schema. */
async function takeSnapshot(database: Database, content: DatabaseContent): Promise<void> {
  const schema = schemaOf(content);
  const copies = (await tablesOf(database, 'public')).map(
    ({ name, columns }) => `create table ${schema}.${name} as select ${columns} from public.${name};`,
  );
  await sql
    .raw(
      `create schema ${schema}; ${copies.join('\n')}
       create table ${schema}.kysely_sequences as
         select sequencename as name, last_value as value from pg_sequences where schemaname = 'public';`,
    )
    .execute(database);
}

async function restore(database: Database, content: DatabaseContent): Promise<void> {
  const schema = schemaOf(content);
  const inserts = (await tablesOf(database, schema)).map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name};`,
  );
  // Without triggers: their effects are in the snapshot.
  await sql
    .raw(
      `set session_replication_role = replica; ${inserts.join('\n')}
       select setval(quote_ident(name), value) from ${schema}.kysely_sequences where value is not null;
       set session_replication_role = default;`,
    )
    .execute(database);
}

/** Sets a migrated database to a content, whatever it held: built once per database, then copied from a snapshot. */
export async function bringTo(database: Database, content: DatabaseContent): Promise<void> {
  await clear(database);
  if (await hasSnapshot(database, content)) return restore(database, content);
  await databaseContents[content](database);
  await takeSnapshot(database, content);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../store/database.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';

export const templateName = 'sen_template';

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server itself, outside of the databases of the tests. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type TestLimits = Pick<DatabaseOptions, 'poolSize' | 'acquireMs'>;

export type OpenTestDatabase = OpenDatabase & { url?: string };

/** A migrated, empty database of its own, of the kind that this run tests. */
export async function openTestDatabase(limits: TestLimits = {}): Promise<OpenTestDatabase> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) return openMemoryDatabase(limits.acquireMs);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgresUrl, `create database ${name} template ${templateName}`);
  const url = urlOf(postgresUrl, name);
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', ...limits });
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await onServer(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Empties every table, which is faster than a new database when a file has many tests. */
export async function emptyDatabase({ database }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    database,
  );
  await sql
    .raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`)
    .execute(database);
}

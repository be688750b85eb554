import { Client } from 'pg';

/** The address of a database on the PostgreSQL at `server`. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server itself, outside the test databases. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../store/database.ts';
import { PostgresServer } from './PostgresServer.ts';
import { databaseContents } from './databaseContents.ts';
import { onServer, urlOf } from './onServer.ts';
import { templateOf } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run; without it databases are embedded. */
    postgresUrl: string;
  }
}

/** Once per run of the project `server`: a PostgreSQL, and on it a template for each content of a test database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start();
  try {
    await makeTemplates(server.url);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}

async function makeTemplates(url: string): Promise<void> {
  let base = 'template1';
  for (const [content, fill] of Object.entries(databaseContents)) {
    const name = templateOf(content);
    await onServer(url, `create database ${name} template ${base}`);
    const { database, close } = await openDatabase({ databaseUrl: urlOf(url, name), dataDir: '' });
    try {
      if (content === 'empty') await migrate(database);
      await fill(database);
    } finally {
      await close();
    }
    if (content === 'empty') base = name;
  }
}

import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../store/database.ts';
import { PostgresServer } from './PostgresServer.ts';
import { onServer, templateName, urlOf } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run; without it databases are embedded. */
    postgresUrl: string;
  }
}

/** Once a run of the project `server-postgres`: a server, and on it the migrated template of every test database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start();
  await onServer(server.url, `create database ${templateName}`);
  const template = await openDatabase({ databaseUrl: urlOf(server.url, templateName), dataDir: '' });
  await migrate(template.database);
  await template.close();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}

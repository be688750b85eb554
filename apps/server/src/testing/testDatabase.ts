import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../store/database.ts';
import type { DatabaseContent } from './databaseContents.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { onServer, urlOf } from './onServer.ts';

/** The template database of a content, on the PostgreSQL of a run. */
export const templateOf = (content: string): string => `sen_${content}`;

interface TestDatabaseOptions extends Pick<DatabaseOptions, 'poolSize' | 'acquireMs'> {
  content?: DatabaseContent;
  /** The test changes tables or indexes: the database is given to no other. */
  changesSchema?: boolean;
}

export type OpenTestDatabase = OpenDatabase & { url?: string };

/** A separate migrated database of the kind that this run tests; empty when no content is named. */
export async function openTestDatabase({
  content = 'empty',
  changesSchema = false,
  ...limits
}: TestDatabaseOptions = {}): Promise<OpenTestDatabase> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined)
    return openMemoryDatabase(content, { acquireMs: limits.acquireMs, changesSchema });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes less processor time than the default, which writes every page to the log.
  await onServer(postgresUrl, `create database ${name} template ${templateOf(content)} strategy file_copy`);
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { fileStoreOf } from '../files/fileStoreOf.ts';
import { countServers } from '../store/backup/catalog.ts';
import { openDatabase } from '../store/database.ts';
import { FolderInUse } from '../store/embedded/folderLock.ts';
import { requestSnapshot } from './snapshotSocket.ts';
import type { Source } from './writeBackup.ts';

export type OpenSource = Source & { close(): Promise<void> };

/** What the configuration names, for reading; of a running server's embedded database, a copy. */
export async function openSource(config: Config): Promise<OpenSource> {
  const files = fileStoreOf(config);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database', 'PG_VERSION')))
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  try {
    const { database, close } = await openDatabase(config);
    return { database, files, close };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
  const snapshot = await requestSnapshot(config.dataDir);
  try {
    const { database, close } = await openDatabase({ dataDir: snapshot.folder });
    return {
      database,
      files,
      async close() {
        await close();
        snapshot.close();
      },
    };
  } catch (error) {
    snapshot.close();
    throw error;
  }
}

/** What the configuration names, for writing; refuses a database that a server uses. */
export async function openTarget(config: Config): Promise<OpenSource> {
  const { kind, database, close } = await openDatabase(config);
  try {
    const servers = kind === 'postgres' ? await countServers(database) : 0;
    if (servers > 0)
      throw new Error(`${servers} connections of running servers use this database. Stop the servers first.`);
    return { database, files: fileStoreOf(config), close };
  } catch (error) {
    await close();
    throw error;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseKind } from '../src/store/database.ts';
import { PostgresServer } from '../src/testing/PostgresServer.ts';

/** Where a bench keeps its data, and how to remove it. */
export interface BenchDatabase {
  where: { dataDir: string; databaseUrl?: string };
  /** The process of a PostgreSQL; the embedded one runs in the server's. */
  pid: number | undefined;
  remove(): Promise<void>;
}

/** An empty database of either kind, on disk: commits wait for it, as in production. */
export async function newBenchDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sen-bench-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') return { where: { dataDir }, pid: undefined, remove: async () => removeFolder() };
  const postgres = await PostgresServer.start({ durable: true });
  return {
    where: { dataDir, databaseUrl: postgres.url },
    pid: postgres.pid,
    async remove() {
      await postgres.remove();
      removeFolder();
    },
  };
}

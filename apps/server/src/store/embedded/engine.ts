import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durableFileSystem.ts';

/** PGlite's own parameters without `-F`, which would disable fsync. */
const startParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'wal_sync_method=fsync',
    'timezone=UTC',
  ].flatMap((setting) => ['-c', setting]),
];

export interface EngineOptions {
  /** The folder of the database; without it, the database is in memory. */
  folder?: string;
  /** A dump of another engine to start from when the folder is new. */
  template?: Blob;
}

/** A PostgreSQL in this thread that speaks the wire protocol: bytes in, bytes out. */
export interface Engine {
  execute(message: Uint8Array): Uint8Array;
  /** The number of disk syncs since the start. */
  syncs(): number;
  dump(): Promise<Blob>;
  /**
   * Copies the folder between two statements: what is acknowledged is in it, and opening the copy recovers it as after a
   * crash.
   */
  snapshot(target: string): void;
  close(): Promise<void>;
}

export async function openEngine({ folder, template }: EngineOptions): Promise<Engine> {
  const disk = folder === undefined ? undefined : new DurableFileSystem(folder);
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const pglite = await PGlite.create({
    ...(disk ? { fs: disk } : {}),
    ...(template && isNew ? { loadDataDir: template } : {}),
    startParams,
  });
  return {
    execute: (message) => pglite.execProtocolRawSync(message),
    syncs: () => disk?.syncs ?? 0,
    snapshot(target) {
      if (folder === undefined) throw new Error('A database in memory has no folder to copy.');
      cpSync(folder, target, { recursive: true });
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

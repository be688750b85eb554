import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durableFileSystem.ts';

/** PGlite's own parameters without `-F`, which would disable fsync. */
const startParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    // The engine's memory never shrinks, and pages that it gives up are still in that of the system.
    'shared_buffers=32MB',
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
  /** Writes what a file of the folder holds to the disk; fdatasync by default. */
  sync?: (descriptor: number) => void;
}

/** A PostgreSQL in this thread that speaks the wire protocol: bytes in, bytes out. */
export interface Engine {
  execute(message: Uint8Array): Promise<Uint8Array>;
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

export async function openEngine({ folder, template, sync }: EngineOptions): Promise<Engine> {
  const disk = folder === undefined ? undefined : new DurableFileSystem(folder, sync);
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const pglite = await PGlite.create({
    ...(disk ? { fs: disk } : {}),
    ...(template && isNew ? { loadDataDir: template } : {}),
    startParams,
  });
  if (disk && isNew) collectGarbage();
  return {
    async execute(message) {
      const chunks: Uint8Array[] = [];
      // Not `execProtocolRaw`, which also reads each answer and keeps what it read for ever. The bytes lie in the engine's memory.
      const onRawData = (bytes: Uint8Array) => void chunks.push(bytes.slice());
      await pglite.execProtocolRawStream(message, { syncToFs: false, onRawData });
      return joined(chunks);
    },
    syncs: () => disk?.syncs ?? 0,
    snapshot(target) {
      if (folder === undefined) throw new Error('A database in memory has no folder to copy.');
      cpSync(folder, target, { recursive: true });
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

/** Frees at once the two engines that made a new folder, 265 MB. An idle thread would keep them for hours. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** In memory of its own: a message between threads takes all the memory that its bytes are a part of. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

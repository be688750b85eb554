import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { startThread } from '../../threads/startThread.ts';
import { types } from '../parsers.ts';
import type { EngineOptions } from './engine.ts';
import { lockFolder } from './folderLock.ts';
import type { FromEngine, Port, ToEngine } from './host.ts';
import { Wire } from './wire.ts';

const source = new URL('./worker.ts', import.meta.url);
const built = new URL('./databaseWorker.js', import.meta.url);

/** After a start that failed (the disk is full), until the next: each start costs half a second of a core. */
const restMs = 2_000;

type Told = Exclude<FromEngine, Uint8Array>;

function ended(cause: unknown): Error {
  return new Error('The embedded database ended; the next query starts it again.', { cause });
}

/** A pool of the embedded database's single connection. */
export function poolOver(connect: () => Wire, acquireMs = 15_000): Pool {
  return new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: acquireMs,
    stream: connect,
    user: 'postgres',
    database: 'postgres',
    types,
  });
}

export interface EmbeddedPool {
  pool: Pool;
  /** The number of disk syncs since the start. */
  syncs(): Promise<number>;
  /** Copies the database into a new folder while it is in use; opening the copy recovers it. */
  snapshot(target: string): Promise<void>;
  /** Ends the engine without cleanup, as a crash would; for crash tests. */
  kill(): Promise<void>;
  /** Releases the folder; the pool must have ended. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** How long a query waits for the connection before it is refused, ms. */
  acquireMs?: number;
  /** A dump to start from when the folder is new. */
  template?: Blob;
}

/**
 * Opens the database of DATA_DIR in a worker thread, so that a long report never blocks requests. A worker that dies
 * fails its running queries; the next query starts a new one, which recovers like PostgreSQL after a crash. While none
 * can start, as on a full disk, queries are refused.
 */
export async function openEmbeddedPool(
  dataDir: string,
  { acquireMs, template }: EmbeddedOptions = {},
): Promise<EmbeddedPool> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  let running: Promise<Worker> | undefined;
  let wire: Wire | undefined;

  const start = async (): Promise<Worker> => {
    const worker = startThread(source, built, {
      workerData: {
        folder: join(dataDir, 'database'),
        ...(template ? { template } : {}),
      } satisfies EngineOptions,
      // It only passes bytes on; by default it would take as much as the thread that answers requests.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    let cause: unknown;
    worker.once('error', (error) => (cause = error));
    // Wait for its exit: two engines on one folder would lose each other's writes.
    worker.once('exit', () => {
      running = undefined;
      if (!wire?.writable) return;
      wire.destroy(ended(cause));
    });
    await told(worker, 'ready');
    return worker;
  };
  let failed: { error: Error; at: number } | undefined;
  const restart = async (): Promise<Worker> => {
    try {
      return await start();
    } catch (error) {
      failed = { error: ended(error), at: performance.now() };
      throw failed.error;
    }
  };
  const worker = async (): Promise<Worker> => {
    if (!running && failed && performance.now() - failed.at < restMs) throw failed.error;
    return (running ??= restart());
  };

  try {
    await (running = start());
  } catch (error) {
    unlock();
    throw error;
  }

  const ask = async <Kind extends 'syncs' | 'closed' | 'snapshot'>(
    question: Exclude<ToEngine, Uint8Array>,
    answer: Kind,
  ) => {
    const engine = await worker();
    const port: Port<ToEngine, FromEngine> = engine;
    port.postMessage(question);
    return told(engine, answer);
  };

  return {
    pool: poolOver(() => (wire = new Wire(worker())), acquireMs),
    syncs: async () => (await ask({ ask: 'syncs' }, 'syncs')).syncs,
    async snapshot(target) {
      const { error } = await ask({ ask: 'snapshot', target }, 'snapshot');
      if (error !== null) throw new Error(`The database could not be copied: ${error}`);
    },
    async kill() {
      await (await worker()).terminate();
    },
    async close() {
      if (running) {
        await ask({ ask: 'close' }, 'closed');
        await (await running)?.terminate();
      }
      unlock();
    },
  };
}

function told<Kind extends Told['told']>(worker: Worker, kind: Kind): Promise<Extract<Told, { told: Kind }>> {
  return new Promise((resolve, reject) => {
    const hear = (message: FromEngine) => {
      if (message instanceof Uint8Array || !isOf(message, kind)) return;
      stop();
      resolve(message);
    };
    const fail = (error: unknown) => {
      stop();
      reject(
        error instanceof Error ? error : new Error(`The database worker ended with code ${String(error)}.`),
      );
    };
    const stop = () => worker.off('message', hear).off('error', fail).off('exit', fail);
    worker.on('message', hear).on('error', fail).on('exit', fail);
  });
}

function isOf<Kind extends Told['told']>(
  message: Told,
  kind: Kind,
): message is Extract<Told, { told: Kind }> {
  return message.told === kind;
}

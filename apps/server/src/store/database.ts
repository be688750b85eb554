import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { Pooler } from '../config.ts';
import { openEmbeddedPool } from './embedded/embeddedPool.ts';
import { types } from './parsers.ts';
import { idleInTransactionMs, preparedPool } from './preparedPool.ts';
import type { Tables } from './tables.gen.ts';

/** What a function of the store takes: the database or a transaction. */
export type Database = Kysely<Tables>;
export type InTransaction = Transaction<Tables>;

export type DatabaseKind = 'embedded' | 'postgres';

/** How many connections of a process there are, which of them are idle, and how many queries wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  kind: DatabaseKind;
  database: Database;
  /** A replica, which is read only and some moments behind. */
  replica?: Database;
  pool: () => PoolState;
  /** Copies the embedded database into a new folder while it is in use. */
  snapshot?: (target: string) => Promise<void>;
  /** Closes the connections; for the embedded database, also stops the engine and releases the folder. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL to use; without it, the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A streaming replica of it. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** Connections per process; the embedded database has one. */
  poolSize?: number;
  /** What is between this process and PostgreSQL. */
  pooler?: Pooler;
  /** How long a query waits for a connection before it is refused, ms. */
  acquireMs?: number;
}

export function databaseOver(pool: Pool, pooler: Pooler = 'none'): Database {
  // A broken connection, idle or in use, is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool, pooler) }) });
}

export const poolStateOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolState => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Opens the database: PostgreSQL where DATABASE_URL names one, otherwise the embedded one, with the same driver. */
export async function openDatabase({
  databaseUrl,
  databaseReadUrl,
  dataDir,
  poolSize = 10,
  pooler = 'none',
  acquireMs = 15_000,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const poolOf = (connectionString: string) =>
      new Pool({
        connectionString,
        max: poolSize,
        connectionTimeoutMillis: acquireMs,
        // A pooler refuses what it cannot keep for each of its connections.
        ...(pooler === 'none' && { idle_in_transaction_session_timeout: idleInTransactionMs }),
        application_name: 'sen',
        types,
      });
    const pool = poolOf(databaseUrl);
    const database = databaseOver(pool, pooler);
    const replica = databaseReadUrl === undefined ? undefined : databaseOver(poolOf(databaseReadUrl), pooler);
    return {
      kind: 'postgres',
      database,
      ...(replica && { replica }),
      pool: () => poolStateOf(pool),
      async close() {
        await Promise.all([database.destroy(), replica?.destroy()]);
      },
    };
  }
  const embedded = await openEmbeddedPool(dataDir, { acquireMs });
  const database = databaseOver(embedded.pool);
  return {
    kind: 'embedded',
    database,
    pool: () => poolStateOf(embedded.pool),
    snapshot: embedded.snapshot,
    async close() {
      await database.destroy();
      await embedded.close();
    },
  };
}

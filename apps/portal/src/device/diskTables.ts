import { type IDBPDatabase, openDB } from 'idb';
import type { DeviceTables, RowKey, RowOwner, TableRows } from './Tables';

interface StoredRow<Row> {
  key: RowKey;
  row: Row;
}

interface DiskTablesOptions<Owner, All> {
  database: string;
  tables: readonly (keyof All & string)[];
  /** The fields of the owner, the person first; `key` follows them in every key. */
  owner: readonly (keyof Owner & string)[];
}

/** Some browsers never settle an open request that they cannot fulfil. */
const openTimeout = 3_000;

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not open.')), openTimeout);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Without the abort, what was put before the failure would be committed. Throws when the failure has already aborted.
 */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // Nothing to roll back.
  }
}

/** Tables in IndexedDB, shared by all tabs of the browser profile. */
export function diskTables<Owner extends RowOwner, All>({
  database: name,
  tables,
  owner: ownerFields,
}: DiskTablesOptions<Owner, All>): DeviceTables<Owner, All> {
  const names: readonly string[] = tables;
  let opening: Promise<IDBPDatabase> | null = null;

  const connect = () => {
    const disconnect = () => {
      opening = null;
    };
    opening ??= withTimeout(
      openDB(name, 1, {
        upgrade(database) {
          for (const table of names) database.createObjectStore(table, { keyPath: [...ownerFields, 'key'] });
        },
        // A newer page upgrades the tables, or the browser closed the connection: the next call opens a new one.
        blocking() {
          void opening?.then((database) => database.close());
          disconnect();
        },
        terminated: disconnect,
      }),
    );
    opening.catch(disconnect);
    return opening;
  };

  return {
    async transact(owner, mode, work) {
      const database = await connect();
      // Strict durability: a commit is on disk, so that a power cut cannot undo a number that the server has
      // received.
      const durability = mode === 'readwrite' ? 'strict' : 'default';
      const transaction = database.transaction(names, mode, { durability });
      // Handled below; without this a failure inside of `work` would also be an unhandled rejection.
      transaction.done.catch(() => undefined);
      const prefix = ownerFields.map((field) => String(owner[field]));
      const ownerPart = Object.fromEntries(ownerFields.map((field, place) => [field, prefix[place]]));
      const rows: TableRows<All> = {
        async list(table) {
          const range = IDBKeyRange.bound(prefix, [...prefix, []]);
          const stored: StoredRow<All[typeof table]>[] = await transaction
            .objectStore(String(table))
            .getAll(range);
          return stored.map(({ row }) => row);
        },
        async put(table, key, row) {
          await transaction.objectStore(String(table)).put?.({ ...ownerPart, key, row });
        },
        async remove(table, key) {
          await transaction.objectStore(String(table)).delete?.([...prefix, key]);
        },
      };
      try {
        const result = await work(rows);
        await transaction.done;
        return result;
      } catch (error) {
        abort(transaction);
        await transaction.done.catch(() => undefined);
        throw error;
      }
    },
    async ofUser(table, userId) {
      const database = await connect();
      const range = IDBKeyRange.bound([userId], [userId, []]);
      const stored: StoredRow<All[typeof table]>[] = await database.getAll(String(table), range);
      return stored.map(({ row }) => row);
    },
  };
}

import { type IDBPDatabase, openDB } from 'idb';
import {
  type JournalHead,
  type JournalOwner,
  type JournalRows,
  type RowKey,
  type Rows,
  type Tables,
  tableNames,
} from './journalRecords';

interface StoredRow<Row> extends JournalOwner {
  key: RowKey;
  row: Row;
}

export const journalDatabase = 'sen-exam-journal';
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

/** The journal on disk, shared by all tabs of the browser profile. */
export function indexedDbTables(): Tables {
  let opening: Promise<IDBPDatabase> | null = null;

  const connect = () => {
    const disconnect = () => {
      opening = null;
    };
    opening ??= withTimeout(
      openDB(journalDatabase, 1, {
        upgrade(database) {
          for (const name of tableNames)
            database.createObjectStore(name, { keyPath: ['user_id', 'attempt_id', 'key'] });
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
      const transaction = database.transaction(tableNames, mode, { durability });
      // Handled below; without this a failure inside of `work` would also be an unhandled rejection.
      transaction.done.catch(() => undefined);
      const { user_id, attempt_id } = owner;
      const rows: Rows = {
        async list(table) {
          const range = IDBKeyRange.bound([user_id, attempt_id], [user_id, attempt_id, []]);
          const stored: StoredRow<JournalRows[typeof table]>[] = await transaction
            .objectStore(table)
            .getAll(range);
          return stored.map(({ row }) => row);
        },
        async put(table, key, row) {
          await transaction.objectStore(table).put?.({ user_id, attempt_id, key, row });
        },
        async remove(table, key) {
          await transaction.objectStore(table).delete?.([user_id, attempt_id, key]);
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
    async headsOf(userId): Promise<JournalHead[]> {
      const database = await connect();
      const stored: StoredRow<JournalHead>[] = await database.getAll(
        'heads',
        IDBKeyRange.bound([userId], [userId, []]),
      );
      return stored.map(({ row }) => row);
    },
  };
}

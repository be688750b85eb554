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

interface Kept<Row> extends JournalOwner {
  key: RowKey;
  row: Row;
}

export const journalDatabase = 'sen-exam-journal';
/** Some browsers never answer an open that they cannot fulfil. */
const openPatience = 3_000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not open.')), openPatience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without it, what was put before the failure would be committed. Throws when the failure has already aborted. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // Nothing left to take back.
  }
}

/** The journal on the device's disk; shared by all tabs of the browser profile. */
export function indexedDbTables(): Tables {
  let opening: Promise<IDBPDatabase> | null = null;

  const connect = () => {
    const forget = () => {
      opening = null;
    };
    opening ??= inTime(
      openDB(journalDatabase, 1, {
        upgrade(database) {
          for (const name of tableNames)
            database.createObjectStore(name, { keyPath: ['user_id', 'attempt_id', 'key'] });
        },
        // A newer page wants to change the tables, or the browser closed the connection: the next call opens anew.
        blocking() {
          void opening?.then((database) => database.close());
          forget();
        },
        terminated: forget,
      }),
    );
    opening.catch(forget);
    return opening;
  };

  return {
    async transact(owner, mode, work) {
      const database = await connect();
      // Strict: a commit is on the disk, so that a power cut does not take back a number that the server has seen.
      const durability = mode === 'readwrite' ? 'strict' : 'default';
      const transaction = database.transaction(tableNames, mode, { durability });
      // Looked at below; without this a failure inside of `work` would be an unhandled rejection as well.
      transaction.done.catch(() => undefined);
      const { user_id, attempt_id } = owner;
      const rows: Rows = {
        async list(table) {
          const range = IDBKeyRange.bound([user_id, attempt_id], [user_id, attempt_id, []]);
          const kept: Kept<JournalRows[typeof table]>[] = await transaction.objectStore(table).getAll(range);
          return kept.map(({ row }) => row);
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
      const kept: Kept<JournalHead>[] = await database.getAll(
        'heads',
        IDBKeyRange.bound([userId], [userId, []]),
      );
      return kept.map(({ row }) => row);
    },
  };
}

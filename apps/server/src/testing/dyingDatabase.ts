import type { Database } from '../store/database.ts';

/** The database of a process that dies once it has committed so many transactions. */
export function dyingDatabase(database: Database, transactions: number): Database {
  let left = transactions;
  return new Proxy(database, {
    get(target, name: keyof Database) {
      if (name === 'transaction') {
        left -= 1;
        if (left < 0) throw new Error('Killed.');
      }
      const value: unknown = target[name];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

import type { Database, InTransaction } from '../../store/database.ts';

/** The database of operations that belong to the transaction under way: one that they ask for is this one. */
export function joined(current: () => InTransaction): Database {
  const same = {
    setIsolationLevel: () => same,
    setAccessMode: () => same,
    execute: <Result>(work: (within: InTransaction) => Promise<Result>) => work(current()),
  };
  // Only what it has been given is ever read of the proxy's own target.
  return new Proxy<Database>({} as Database, {
    get(_, name) {
      if (name === 'transaction') return () => same;
      const transaction = current();
      const value: unknown = Reflect.get(transaction, name, transaction);
      // Kysely keeps its state in private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(transaction) : value;
    },
  });
}

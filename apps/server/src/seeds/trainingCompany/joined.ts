import type { Database, InTransaction } from '../../store/database.ts';

/** The database of operations that belong to a transaction under way: one that they ask for is this one. */
export function joined(transaction: InTransaction): Database {
  const same = {
    setIsolationLevel: () => same,
    setAccessMode: () => same,
    execute: <Result>(work: (within: InTransaction) => Promise<Result>) => work(transaction),
  };
  return new Proxy<Database>(transaction, {
    get(target, name) {
      if (name === 'transaction') return () => same;
      const value: unknown = Reflect.get(target, name, target);
      // Kysely keeps its state in private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

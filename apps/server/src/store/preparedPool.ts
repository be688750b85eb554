import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Pooler } from '../config.ts';

/** A process that hangs in a transaction must not block others from the rows it has locked. */
export const idleInTransactionMs = 10_000;

const forTransaction = `set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/** Beyond this number of statements (lists with many different filters), they are parsed each time. */
const limit = 400;

/**
 * Names each distinct statement, so that the database parses and plans it once per connection; turns a full
 * pool into an error that suggests a cause. Behind a pooler the next transaction is in another session: nothing is
 * kept in one.
 */
export function preparedPool(pool: pg.Pool, pooler: Pooler): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (pooler === 'transaction') return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };

  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) => {
      if (pooler === 'transaction' && /^(begin|start transaction)\b/.test(text))
        return client.query(`${text}; ${forTransaction}`);
      // Without values pg sends one simple message, which is cheaper and may hold several statements.
      const name = values.length === 0 ? undefined : nameOf(text);
      return client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
    };
    // pg's types differ from Kysely's, which include cursors; they are unused here.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  };

  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        if (error instanceof Error && error.message.startsWith('timeout exceeded'))
          throw new PoolExhausted(error);
        throw error;
      });
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** No connection became free in time. */
export class PoolExhausted extends Error {
  constructor(cause: Error) {
    super(
      'No database connection came free in time. Either the load is too high, or a query went to the outer database while ' +
        'a transaction held the connection: inside `transaction().execute(async (trx) => …)` use only `trx`.',
      { cause },
    );
    this.name = 'PoolExhausted';
  }
}

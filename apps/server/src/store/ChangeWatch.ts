import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How far the query reaches back, ms: covers transactions that commit after the previous query ran. */
const overlap = 10_000;

interface Options<Key> {
  database: Database;
  /** Maximum age of what is kept in memory, ms. */
  refreshIntervalMs: number;
  /** Returns the keys changed since then, by the database's clock. */
  changed: (database: Database, since: Date) => Promise<readonly Key[]>;
  /**
   * Called with the changed keys, or `'all'` when they are unknown.
   * @param at of `performance.now()`
   */
  onRefresh: (changed: readonly Key[] | 'all', at: number) => void | Promise<void>;
}

/**
 * Keeps a process's in-memory state fresh: calls trigger, at most once per interval, one query for
 * changes, including those of other processes.
 */
export class ChangeWatch<Key> {
  readonly #options: Options<Key>;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #probe: Promise<void> | undefined;
  #since: Date | undefined;

  constructor(options: Options<Key>) {
    this.#options = options;
  }

  /** Await before using the in-memory state; returns undefined when it is fresh. */
  refresh(): Promise<void> | undefined {
    if (this.#probe) return this.#probe;
    // Uses the real clock: a test that moves its clock by a day must not block the query.
    if (performance.now() - this.#refreshedAt < this.#options.refreshIntervalMs) return undefined;
    this.#probe = this.#query().finally(() => {
      this.#probe = undefined;
    });
    return this.#probe;
  }

  async #query(): Promise<void> {
    const { database, changed, onRefresh } = this.#options;
    const began = performance.now();
    const { queriedAt } = await database
      .selectNoFrom(sql<Date>`clock_timestamp()`.as('queriedAt'))
      .executeTakeFirstOrThrow();
    const found = this.#since === undefined ? 'all' : await changed(database, this.#since);
    this.#since = new Date(queriedAt.getTime() - overlap);
    this.#refreshedAt = began;
    await onRefresh(found, began);
  }
}

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
  onAsked: (changed: readonly Key[] | 'all', at: number) => void | Promise<void>;
}

/**
 * Keeps a process's in-memory state fresh: calls trigger, at most once per interval, one query for
 * changes, including those of other processes.
 */
export class ChangeWatch<Key> {
  readonly #options: Options<Key>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #probe: Promise<void> | undefined;
  #since: Date | undefined;

  constructor(options: Options<Key>) {
    this.#options = options;
  }

  /** Await before using the in-memory state; returns undefined when it is fresh. */
  refresh(): Promise<void> | undefined {
    if (this.#probe) return this.#probe;
    // Uses the real clock: a test that moves its clock by a day must not block the query.
    if (performance.now() - this.#askedAt < this.#options.refreshIntervalMs) return undefined;
    this.#probe = this.#ask().finally(() => {
      this.#probe = undefined;
    });
    return this.#probe;
  }

  async #ask(): Promise<void> {
    const { database, changed, onAsked } = this.#options;
    const began = performance.now();
    const { asked } = await database
      .selectNoFrom(sql<Date>`clock_timestamp()`.as('asked'))
      .executeTakeFirstOrThrow();
    const found = this.#since === undefined ? 'all' : await changed(database, this.#since);
    this.#since = new Date(asked.getTime() - overlap);
    this.#askedAt = began;
    await onAsked(found, began);
  }
}

import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How far a question reaches back, for changes whose transaction ended after the last question was asked. */
const overlap = 10_000;

interface Options<Key> {
  database: Database;
  /** What is kept in memory may be so old, in milliseconds. */
  refreshIntervalMs: number;
  /** Which changed since then, by the database's clock. */
  changed: (database: Database, since: Date) => Promise<readonly Key[]>;
  /** Told what changed; `'all'` when it is not known. @param at of `performance.now()` */
  onAsked: (changed: readonly Key[] | 'all', at: number) => void | Promise<void>;
}

/**
 * Keeps what a process has in memory from growing old: when calls come, one query every so often asks what changed, also by
 * another process.
 */
export class ChangeWatch<Key> {
  readonly #options: Options<Key>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #probe: Promise<void> | undefined;
  #since: Date | undefined;

  constructor(options: Options<Key>) {
    this.#options = options;
  }

  /** To be awaited before what is in memory is used; nothing when it is fresh. */
  refresh(): Promise<void> | undefined {
    if (this.#probe) return this.#probe;
    // The real clock: a test that moves its clock by a day must not stop the question from being asked.
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

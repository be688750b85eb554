import { ChangeWatch } from '../store/ChangeWatch.ts';
import type { Database } from '../store/database.ts';
import { changedTopics, topicVersions } from '../store/platform/topics.ts';

/** Delay until changes by another process are seen, ms. */
const refreshIntervalMs = 1_000;
const maxEntries = 50_000;

/**
 * The versions of polled data. They are cached, so that a poll without changes costs no query: polls trigger, at most
 * every second, one query for changed topics.
 */
export class Topics {
  readonly #database: Database;
  readonly #versions = new Map<string, string>();
  readonly #watch: ChangeWatch<string>;

  constructor(database: Database) {
    this.#database = database;
    this.#watch = new ChangeWatch({
      database,
      refreshIntervalMs,
      changed: changedTopics,
      onRefresh: (changed) => {
        if (changed === 'all') this.#versions.clear();
        else for (const name of changed) this.#versions.delete(name);
      },
    });
  }

  /** A text for the versions of these topics: stable as long as none of them changes. */
  async versionOf(names: readonly string[]): Promise<string> {
    await this.#watch.refresh();
    const unknown = names.filter((name) => !this.#versions.has(name));
    if (unknown.length > 0) {
      if (this.#versions.size + unknown.length > maxEntries) this.#versions.clear();
      const found = await topicVersions(this.#database, unknown);
      for (const name of unknown) this.#versions.set(name, found.get(name) ?? '0');
    }
    return names.map((name) => this.#versions.get(name) ?? '0').join('.');
  }
}

import { ChangeWatch } from '../store/ChangeWatch.ts';
import type { Database } from '../store/database.ts';
import { changedTopics, topicVersions, type TopicVersion } from '../store/platform/topics.ts';

/** Delay until changes by another process are seen, ms. */
const refreshIntervalMs = 500;

/**
 * The versions of polled data. They are cached, so that a poll without changes costs no query: polls trigger, at most
 * every half second, one query for changed topics.
 */
export class Topics {
  readonly #database: Database;
  readonly #versions = new Map<string, string>();
  readonly #watch: ChangeWatch<TopicVersion>;
  readonly #mostEntries: number;

  constructor(database: Database, mostEntries = 50_000) {
    this.#database = database;
    this.#mostEntries = mostEntries;
    this.#watch = new ChangeWatch({
      database,
      refreshIntervalMs,
      changed: changedTopics,
      onRefresh: (changed) => {
        if (changed === 'all') {
          this.#versions.clear();
          return;
        }
        // Those that nobody polls here are not kept.
        for (const { name, version } of changed)
          if (this.#versions.has(name)) this.#versions.set(name, version);
      },
    });
  }

  /** A text for the versions of these topics: stable as long as none of them changes. */
  async versionOf(names: readonly string[]): Promise<string> {
    await this.#watch.refresh();
    const known = names.map((name) => this.#versions.get(name));
    const unknown = names.filter((_, place) => known[place] === undefined);
    if (unknown.length === 0) return known.join('.');
    const found = await topicVersions(this.#database, unknown);
    for (const name of unknown) this.#versions.set(name, found.get(name) ?? '0');
    this.#dropOldest();
    return names.map((name, place) => known[place] ?? found.get(name) ?? '0').join('.');
  }

  /** Those that were asked for first; not all at once, which would send every poll of that second to the database. */
  #dropOldest(): void {
    for (const name of this.#versions.keys()) {
      if (this.#versions.size <= this.#mostEntries) return;
      this.#versions.delete(name);
    }
  }
}

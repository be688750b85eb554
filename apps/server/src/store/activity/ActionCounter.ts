import { hourOf } from '@sen/domain/activity/secondsByHour';
import type { Operations } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { type ActionCount, addActions } from './actionRows.ts';

type OperationId = keyof Operations;

/** Writes that a page makes by itself, and not the person. */
const automatic: ReadonlySet<OperationId> = new Set([
  'recordActivity',
  'saveAnswers',
  'appendUpload',
  'seeNotifications',
]);

const everyMs = 5000;

/**
 * Counts what people do, by hour. The counts of a few seconds are written together, so that no request waits for them; a killed process
 * loses those seconds.
 */
export class ActionCounter {
  readonly #database: Database;
  readonly #failed: (error: unknown) => void;
  #counts = new Map<string, ActionCount>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database;
    this.#failed = failed;
  }

  count(userId: string, action: OperationId, now: Date): void {
    if (automatic.has(action)) return;
    const hour = hourOf(now);
    const key = `${userId} ${hour.getTime()} ${action}`;
    const count = (this.#counts.get(key)?.count ?? 0) + 1;
    this.#counts.set(key, { userId, hour, action, count });
    this.#timer ??= setTimeout(() => void this.flush(), everyMs).unref();
  }

  /** Writes what has been counted. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    await addActions(this.#database, counts);
  }

  /** Writes what has been counted. What the database does not take is reported, and lost. */
  async flush(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.#failed(error);
    }
  }
}

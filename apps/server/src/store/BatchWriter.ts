import { codeOfDatabaseError } from '../errors/databaseErrors.ts';

interface Asked<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Groups written concurrently, so that one is prepared while the other waits for the disk. */
const lanes = 2;
/** Below this number, items wait for the group that is being written. */
const worthALane = 32;

/**
 * Batches the items of many callers: items added during a write form the next group. A caller's promise resolves, with
 * the outcome of its item, when the item's group is written. With an interval, for items that nobody waits for, one group
 * at a time begins, at most once in the interval unless a group is full.
 */
export class BatchWriter<Item, Outcome> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly #maxBatch: number;
  readonly #everyMs: number;
  #begunAt = -Infinity;
  #asked: Asked<Item, Outcome>[] = [];
  #running = 0;

  /**
   * @param write returns an outcome for each item, in their order
   * @param maxBatch most items in one group
   * @param everyMs milliseconds between the beginnings of two groups
   */
  constructor(write: (items: readonly Item[]) => Promise<readonly Outcome[]>, maxBatch: number, everyMs = 0) {
    this.#write = write;
    this.#maxBatch = maxBatch;
    this.#everyMs = everyMs;
  }

  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ item, resolve, reject });
      this.#begin();
    });
  }

  #begin(): void {
    const most = this.#everyMs > 0 ? 1 : lanes;
    if (this.#running >= most || this.#asked.length < (this.#running > 0 ? worthALane : 1)) return;
    this.#running += 1;
    const early = this.#begunAt + this.#everyMs - performance.now();
    if (early > 0 && this.#asked.length < this.#maxBatch) setTimeout(() => void this.#run(), early);
    // Includes what this turn of the event loop has read from other sockets.
    else setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    while (this.#asked.length >= (this.#running > 1 ? worthALane : 1)) {
      this.#begunAt = performance.now();
      const group = this.#asked.splice(0, this.#maxBatch);
      // oxlint-disable-next-line no-await-in-loop -- a lane writes one group after the other
      await this.#settle(group);
      if (this.#everyMs > 0) break;
    }
    this.#running -= 1;
    if (this.#asked.length > 0) this.#begin();
  }

  async #settle(group: readonly Asked<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#write(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('A group was written without an outcome for each item.'));
        else resolve(outcome);
      });
    } catch (error) {
      // An unavailable database fails the whole group. Any other error may come from one item: retry each alone.
      if (group.length === 1 || codeOfDatabaseError(error) === 'serviceUnavailable')
        for (const { reject } of group) reject(error);
      else for (const one of group) await this.#settle([one]);
    }
  }
}

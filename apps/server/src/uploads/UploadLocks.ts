import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/utils';
import type { Database } from '../store/database.ts';
import { askForUpload, holdUpload, keepUpload, releaseUpload } from '../store/uploads/uploadLocks.ts';

const beatMs = 1_000;
const askMs = 150;

/**
 * One request at a time for each upload, over all processes: parts that two requests send at once could mix. A newer request
 * asks the older one, which may wait for a line that is gone, to keep what it has and end. What a process holds that was
 * killed is free after `heldSeconds`.
 */
export class UploadLocks implements Locker {
  readonly #database: Database;
  readonly #patienceMs: number;

  constructor(database: Database, patienceMs = 20_000) {
    this.#database = database;
    this.#patienceMs = patienceMs;
  }

  newLock(id: string): Lock {
    const holder = randomUUID();
    let beat: NodeJS.Timeout | undefined;
    return {
      lock: async (signal, cancel) => {
        await this.#take(id, holder, signal);
        beat = setInterval(() => void this.#keep(id, holder, cancel), beatMs);
      },
      unlock: async () => {
        clearInterval(beat);
        await releaseUpload(this.#database, id, holder);
      },
    };
  }

  async #take(id: string, holder: string, signal: AbortSignal): Promise<void> {
    const until = performance.now() + this.#patienceMs;
    while (!(await holdUpload(this.#database, id, holder))) {
      if (signal.aborted) throw ERRORS.ABORTED;
      if (performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      // oxlint-disable-next-line no-await-in-loop -- asks until it is free
      await askForUpload(this.#database, id);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await wait(askMs);
    }
  }

  /** Ends the request when a newer one asks, or when it lost its hold, as after the database was away. */
  async #keep(id: string, holder: string, cancel: RequestRelease): Promise<void> {
    const mayGoOn = await keepUpload(this.#database, id, holder).catch(() => true);
    if (!mayGoOn) await cancel();
  }
}

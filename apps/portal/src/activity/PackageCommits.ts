import type { Answer, PackageCommit, PackageProgress } from '@sen/api/contract/model';
import { takenFor } from './ActivityRecorder';
import type { TextStore } from '../device/TextStore';
import type { Place } from './reportStore';
import { packagePrefix } from './activityPrefix';

type Committed = Answer<'commitPackage'>['data'];

export interface CommitsEnvironment {
  store: TextStore;
  userId: string;
  /** Milliseconds since 1970. */
  wall: () => number;
  /** @throws when the server has not answered, or refuses it */
  send: (place: Place, commit: PackageCommit) => Promise<Committed>;
  /** Whether an error of `send` would come again for the same commit. */
  isFinal: (error: unknown) => boolean;
}

/** Called with the answer to each commit, or the error that would come again. */
type Heard = (place: Place, outcome: Committed | Error) => void;

/** What a commit is on the device: `seconds_ago` is known when it is sent. */
type KeptCommit = Place & Omit<PackageCommit, 'seconds_ago'> & { made_at: number };

/**
 * Keeps what packaged courses say on this device until the server has it. A commit has all that a part keeps, so the newest one replaces those
 * before it.
 */
export class PackageCommits {
  readonly #environment: CommitsEnvironment;
  readonly #prefix: string;
  readonly #listeners = new Set<Heard>();
  #sending: Promise<void> | null = null;
  /** Something was kept, or asked to be sent, since the sending began. */
  #isStale = false;

  constructor(environment: CommitsEnvironment) {
    this.#environment = environment;
    this.#prefix = `${packagePrefix}${environment.userId}/`;
  }

  /** @throws when the device has no room for it */
  keep(place: Place, commit: Omit<PackageCommit, 'seconds_ago'>): void {
    const kept: KeptCommit = { ...place, ...commit, made_at: this.#environment.wall() };
    this.#environment.store.setItem(this.#keyOf(kept), JSON.stringify(kept));
  }

  /**
   * What a package keeps of its student, with what this device has not sent yet, if nothing has been studied on another one since.
   */
  completed(place: Place, progress: PackageProgress, partIds: readonly string[]): PackageProgress {
    const parts = partIds.flatMap((part_id) => {
      const stored = progress.parts.find((part) => part.part_id === part_id);
      const kept = readCommit(this.#environment.store.getItem(this.#keyOf({ ...place, part_id })) ?? '');
      if (kept?.opening !== progress.opening - 1) return stored ?? [];
      return { part_id, is_completed: false, score: null, ...stored, state: kept.state };
    });
    return { ...progress, parts };
  }

  /** Returns the function that ends it. */
  onHeard(listener: Heard): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends all that is kept, one after the other. Resolves when all was sent, also what was kept meanwhile, or could not be. */
  send(): Promise<void> {
    this.#isStale = true;
    this.#sending ??= this.#sendUntilEmpty().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendUntilEmpty(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      // oxlint-disable-next-line no-await-in-loop -- a round may begin only when the last one has removed what it sent
      await this.#sendAll();
    }
  }

  #notify(place: Place, outcome: Committed | Error): void {
    for (const listener of this.#listeners) listener(place, outcome);
  }

  #keyOf({ classroom_id, session_id, part_id }: Place & { part_id: string }): string {
    return `${this.#prefix}${classroom_id}/${session_id}/${part_id}`;
  }

  async #sendAll(): Promise<void> {
    const { store, wall, send, isFinal } = this.#environment;
    const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
    for (const key of keys.filter((one) => one.startsWith(this.#prefix))) {
      const text = store.getItem(key) ?? '';
      const kept = readCommit(text);
      const ago = kept ? Math.max(0, Math.round((wall() - kept.made_at) / 1000)) : Infinity;
      // A newer one may have come while this one was on its way.
      const remove = () => store.getItem(key) === text && store.removeItem(key);
      if (!kept || ago > takenFor) {
        remove();
        continue;
      }
      const { classroom_id, session_id, made_at: _, ...commit } = kept;
      const place = { classroom_id, session_id };
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const committed = await send(place, { ...commit, seconds_ago: ago });
        remove();
        this.#notify(place, committed);
      } catch (error) {
        if (!isFinal(error)) return;
        remove();
        this.#notify(place, error instanceof Error ? error : new Error(String(error)));
      }
    }
  }
}

/** Local storage is untrusted input. */
function readCommit(text: string): KeptCommit | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isCommit(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isCommit(value: unknown): value is KeptCommit {
  if (typeof value !== 'object' || value === null) return false;
  const { classroom_id, session_id, part_id, state, opening, number, made_at }: Record<string, unknown> = {
    ...value,
  };
  return (
    [classroom_id, session_id, part_id, state].every((one) => typeof one === 'string') &&
    [opening, number, made_at].every((one) => Number.isSafeInteger(one))
  );
}

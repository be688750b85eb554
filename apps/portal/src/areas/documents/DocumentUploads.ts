import type { UploadedFile, UploadEntry } from '../../patterns/uploads/UploadEntry';
import { isTemporary } from '../../patterns/uploads/isTemporary';
import { Uploader } from '../../patterns/uploads/Uploader';
import type { UploadWork } from '../../patterns/uploads/UploadWork';

/** Where a file goes. */
export interface UploadTarget {
  /** Null is the root. */
  folderId: string | null;
  /** Folders below it that are made if they do not exist. */
  folders: readonly string[];
}

export interface ShownUpload extends Pick<UploadEntry, 'key' | 'name' | 'size' | 'sent' | 'problem'> {
  target: UploadTarget;
  /** The line is cut. */
  isWaiting: boolean;
}

export interface UploadsUnderWay {
  uploads: readonly ShownUpload[];
  /** Of those that were added since nothing was on its way. */
  done: number;
  total: number;
}

interface Placing {
  target: UploadTarget;
  file: UploadedFile;
  name: string;
  problem: Error | null;
}

interface UploadsOptions {
  work: UploadWork;
  newKey: () => string;
  /** Makes a complete upload a file of its folder. */
  place: (file: UploadedFile, name: string, target: UploadTarget) => Promise<unknown>;
  onPlaced: () => void;
}

const nothing: UploadsUnderWay = { uploads: [], done: 0, total: 0 };
/** Milliseconds between two renderings. */
const shownEvery = 200;
const pauses = [500, 1_000, 2_000, 5_000, 10_000];

/** The uploads of a person's documents: each file is sent, and then placed in its folder. They go on when the page is left for another one. */
export class DocumentUploads {
  readonly #options: UploadsOptions;
  readonly #uploader: Uploader;
  readonly #targets = new Map<string, UploadTarget>();
  readonly #placings = new Map<string, Placing>();
  readonly #listeners = new Set<() => void>();
  readonly #end = new AbortController();
  #total = 0;
  #shown = nothing;
  #isStale = false;
  #isDue = false;

  constructor(options: UploadsOptions) {
    this.#options = options;
    const { work, newKey } = options;
    this.#uploader = new Uploader({ purpose: 'document', work, newKey });
    this.#uploader.subscribe(() => this.#publish());
    this.#uploader.onDone((file, source, key) => this.#take(key, file, source));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly underWay = (): UploadsUnderWay => {
    if (this.#isStale) this.#shown = this.#read();
    this.#isStale = false;
    return this.#shown;
  };

  add(files: readonly { file: File; folders: readonly string[] }[], folderId: string | null): void {
    const { total } = this.underWay();
    this.#total = total + files.length;
    const keys = this.#uploader.add(files.map(({ file }) => file));
    for (const [place, { folders }] of files.entries())
      this.#targets.set(keys[place] ?? '', { folderId, folders });
    this.#publish();
  }

  /** Tries again what has failed. */
  retry(key: string): void {
    const placing = this.#placings.get(key);
    if (placing) void this.#place(key, placing);
    else this.#uploader.resume(key);
  }

  /** Stops one and deletes what has arrived of it. */
  remove(key: string): void {
    const placing = this.#placings.get(key);
    if (!placing) this.#uploader.remove(key);
    // What cannot be deleted now is deleted by the server after some days.
    else void this.#options.work.cancel(placing.file.id).catch(() => undefined);
    this.#total -= 1;
    this.#forget(key);
  }

  /** Ends all when the session ends. */
  stop(): void {
    this.#end.abort();
    this.#uploader.stop();
    this.#placings.clear();
    this.#total = 0;
    this.#publish();
  }

  #take(key: string, file: UploadedFile, source: File): void {
    const target = this.#targets.get(key);
    if (!target) return;
    // The name on the device: that of the upload has lost what is not seen, as what joins the parts of an emoji.
    void this.#place(key, { target, file, name: source.name, problem: null });
  }

  async #place(key: string, placing: Placing): Promise<void> {
    const { file, name, target } = placing;
    this.#placings.set(key, { ...placing, problem: null });
    this.#publish();
    const problem = await this.#persist(() => this.#options.place(file, name, target));
    if (this.#end.signal.aborted || !this.#placings.has(key)) return;
    if (problem) {
      this.#placings.set(key, { ...placing, problem });
      this.#publish();
      return;
    }
    this.#forget(key);
    this.#options.onPlaced();
  }

  /** Tries until it succeeds or is refused for good; a call that is repeated places the file once. */
  async #persist(call: () => Promise<unknown>): Promise<Error | null> {
    for (let tries = 0; ; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- tries until it succeeds
        await call();
        return null;
      } catch (error) {
        if (this.#end.signal.aborted || !isTemporary(error))
          return error instanceof Error ? error : new Error('The file was not placed.', { cause: error });
        const wait = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
        // oxlint-disable-next-line no-await-in-loop -- see above; ends with the session
        await this.#options.work.pause(wait, this.#end.signal).catch(() => undefined);
      }
    }
  }

  #forget(key: string): void {
    this.#placings.delete(key);
    this.#targets.delete(key);
    this.#publish();
  }

  /** A folder has thousands of changes, of which nobody sees each. */
  #publish(): void {
    this.#isStale = true;
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      for (const listener of this.#listeners) listener();
    }, shownEvery);
  }

  #read(): UploadsUnderWay {
    const sending = this.#uploader.entries().flatMap((entry): ShownUpload[] => {
      const target = this.#targets.get(entry.key);
      return target ? [{ ...entry, target, isWaiting: entry.state === 'waiting' }] : [];
    });
    const placing = [...this.#placings].map(([key, { file, name, target, problem }]): ShownUpload => {
      return { key, name, size: file.size, sent: file.size, problem, target, isWaiting: false };
    });
    const uploads = [...placing, ...sending];
    if (uploads.length > 0) return { uploads, total: this.#total, done: this.#total - uploads.length };
    this.#total = 0;
    return nothing;
  }
}

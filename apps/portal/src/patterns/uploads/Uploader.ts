import { ApiError } from '@sen/api/client/ApiError';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { uploadedName } from '@sen/domain/uploads/uploadedName';
import { activeUploads, filesOnTheirWay } from './activeUploads';
import { FileUnreadable } from './FileUnreadable';
import { isTemporary } from './isTemporary';
import type { AnnouncedUpload, UploadedFile, UploadEntry } from './UploadEntry';
import { UploadRate } from './UploadRate';
import type { UploadWork } from './UploadWork';

/** Files that are sent at the same time; more would share the same line. */
const atOnce = 3;
/** Milliseconds before the tries after a cut line; the last one repeats. */
const pauses = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
/** Milliseconds between two renderings of the progress. */
const progressInterval = 250;

interface Job {
  file: File;
  /** Null until it is announced, and again when the server has deleted it. */
  id: string | null;
  /** Stops what runs now; a new one when it goes on. */
  stop: AbortController;
  /** Stops the hash, which goes on during a pause. */
  end: AbortController;
  isRemoved: boolean;
  hash: Promise<string> | null;
  hasArrived: boolean;
  tries: number;
  rate: UploadRate;
}

interface UploaderOptions {
  purpose: UploadPurpose;
  work: UploadWork;
  newKey: () => string;
}

/** Uploads files: announces them, sends them over a line that may be cut again and again, and has them checked. */
export class Uploader {
  readonly #options: UploaderOptions;
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  readonly #takers = new Set<(file: UploadedFile, source: File, key: string) => void>();
  #entries: readonly UploadEntry[] = [];
  #renderedAt = 0;

  constructor(options: UploaderOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `take` with each complete file, what was chosen for it and its key; returns how to end it. */
  onDone(take: (file: UploadedFile, source: File, key: string) => void): () => void {
    this.#takers.add(take);
    return () => this.#takers.delete(take);
  }

  readonly entries = (): readonly UploadEntry[] => this.#entries;

  /** Returns the keys of the files. */
  add(files: readonly File[]): string[] {
    const keys = files.map(() => this.#options.newKey());
    for (const [place, file] of files.entries()) {
      const key = keys[place] ?? '';
      filesOnTheirWay.add(key);
      this.#jobs.set(key, {
        file,
        id: null,
        stop: new AbortController(),
        end: new AbortController(),
        isRemoved: false,
        hash: null,
        hasArrived: false,
        tries: 0,
        rate: new UploadRate(),
      });
      const { name, size } = file;
      const entry = { key, name, size, sent: 0, secondsLeft: undefined, problem: null } as const;
      this.#publish([...this.#entries, { ...entry, state: 'queued' }]);
    }
    this.#next();
    return keys;
  }

  pause(key: string): void {
    this.#jobs.get(key)?.stop.abort();
    this.#change(key, { state: 'paused', secondsLeft: undefined });
    this.#next();
  }

  /** Goes on with a paused or failed one. */
  resume(key: string): void {
    const job = this.#jobs.get(key);
    if (!job) return;
    job.stop = new AbortController();
    job.rate = new UploadRate();
    this.#change(key, { state: 'queued', problem: null });
    this.#next();
  }

  /** Stops it and deletes what has arrived. */
  remove(key: string): void {
    const job = this.#jobs.get(key);
    if (!job) return;
    job.isRemoved = true;
    this.#drop(key);
    if (job.id !== null) this.#cancel(job.id);
    this.#next();
  }

  /** Stops all when the page is left; what has arrived stays, and the same file goes on from there. */
  stop(): void {
    for (const key of this.#jobs.keys()) this.#drop(key);
  }

  /** What cannot be deleted now is deleted by the server after some days. */
  #cancel(id: string): void {
    void this.#options.work.cancel(id).catch(() => undefined);
  }

  #next(): void {
    const running = this.#entries.filter(({ state }) => ['sending', 'waiting', 'checking'].includes(state));
    const waiting = this.#entries.filter(({ state }) => state === 'queued');
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - running.length))) {
      const job = this.#jobs.get(key);
      if (job) void this.#run(key, job);
    }
  }

  async #run(key: string, job: Job): Promise<void> {
    const { signal } = job.stop;
    this.#change(key, { state: 'sending' });
    try {
      const { id, name, size, type } = await this.#upload(key, job, signal);
      if (signal.aborted || type === null) return;
      this.#drop(key);
      for (const take of this.#takers) take({ id, name, size, type }, job.file, key);
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(key, job, error);
    }
    this.#next();
  }

  async #upload(key: string, job: Job, signal: AbortSignal): Promise<AnnouncedUpload> {
    const { work } = this.#options;
    const id = await this.#persist(key, job, signal, () => this.#announced(job));
    this.#change(key, { state: 'sending' });
    job.hash ??= this.#hashed(job);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- again when the server lacks something after all
      if (!job.hasArrived) await this.#persist(key, job, signal, () => this.#send(key, job, id));
      job.hasArrived = true;
      this.#change(key, { state: 'checking', sent: job.file.size, secondsLeft: undefined });
      // oxlint-disable-next-line no-await-in-loop -- see above
      const sha256 = await job.hash;
      if (signal.aborted) throw signal.reason;
      try {
        // oxlint-disable-next-line no-await-in-loop -- see above
        return await this.#persist(key, job, signal, () => work.finish(id, sha256));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'uploadIncomplete' || job.tries > 3) throw error;
        job.tries += 1;
        job.hasArrived = false;
        this.#change(key, { state: 'sending' });
      }
    }
  }

  /** The id of an incomplete upload of the same name and size, begun before a reload or on another device; else of a new one. */
  async #announced(job: Job): Promise<string> {
    if (job.id !== null) return job.id;
    const { work, purpose } = this.#options;
    const { file } = job;
    const name = uploadedName(file.name);
    const isSame = (upload: AnnouncedUpload) =>
      upload.type === null &&
      upload.purpose === purpose &&
      upload.size === file.size &&
      upload.name === name &&
      !activeUploads.has(upload.id);
    const begun = (await work.unused()).find(isSame);
    const { id } = begun ?? (await work.announce(file, purpose));
    job.id = id;
    if (job.isRemoved) this.#cancel(id);
    else if (!job.end.signal.aborted) activeUploads.add(id);
    return id;
  }

  #hashed({ file, end }: Job): Promise<string> {
    const hash = this.#options.work.hash(file, end.signal);
    // Its failure is reported when it is needed.
    hash.catch(() => undefined);
    return hash;
  }

  async #send(key: string, job: Job, id: string): Promise<void> {
    const { work } = this.#options;
    const { file, rate, stop } = job;
    const onProgress = (sent: number) => {
      if (stop.signal.aborted) return;
      job.tries = 0;
      rate.add(work.now(), sent);
      this.#changeQuietly(key, { state: 'sending', sent, secondsLeft: rate.secondsLeft(file.size) });
    };
    try {
      await work.send(id, file, { signal: stop.signal, onProgress });
    } catch (error) {
      // The server has all of it, and has moved it to its place: finishing says whether that is so.
      if (error instanceof ApiError && error.status === 404) return;
      await demandReadable(file);
      throw error;
    }
  }

  /** Tries again until it succeeds or is refused for good. */
  async #persist<Answer>(
    key: string,
    job: Job,
    signal: AbortSignal,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- tries until it succeeds
        const answer = await call();
        if (signal.aborted) throw signal.reason;
        return answer;
      } catch (error) {
        if (signal.aborted || !isTemporary(error)) throw error;
        const wait = pauses[Math.min(job.tries, pauses.length - 1)] ?? 0;
        job.tries += 1;
        this.#change(key, { state: 'waiting', secondsLeft: undefined });
        // oxlint-disable-next-line no-await-in-loop -- see above
        await this.#options.work.pause(wait, signal);
      }
    }
  }

  #fail(key: string, job: Job, error: unknown): void {
    const problem = error instanceof Error ? error : new Error('The upload failed.', { cause: error });
    job.hash = null;
    job.tries = 0;
    // What the server refuses it has deleted; a file that cannot be read may be chosen again, and goes on.
    if (problem instanceof ApiError && job.id !== null) {
      activeUploads.delete(job.id);
      job.id = null;
      job.hasArrived = false;
    }
    this.#change(key, { state: 'failed', problem, secondsLeft: undefined });
  }

  #drop(key: string): void {
    const job = this.#jobs.get(key);
    if (!job) return;
    job.stop.abort();
    job.end.abort();
    if (job.id !== null) activeUploads.delete(job.id);
    this.#jobs.delete(key);
    filesOnTheirWay.delete(key);
    this.#publish(this.#entries.filter((entry) => entry.key !== key));
  }

  #change(key: string, part: Partial<UploadEntry>): void {
    this.#publish(this.#entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }

  /** Progress comes more often than anybody can read it. */
  #changeQuietly(key: string, part: Partial<UploadEntry>): void {
    const now = this.#options.work.now();
    const known = this.#entries.find((entry) => entry.key === key);
    if (known?.state === part.state && now - this.#renderedAt < progressInterval) return;
    this.#renderedAt = now;
    this.#change(key, part);
  }

  #publish(entries: readonly UploadEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

/** A request whose file was changed fails as one whose line is cut. */
async function demandReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw Object.assign(new FileUnreadable(file.name), { cause });
  }
}

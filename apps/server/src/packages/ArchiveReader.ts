import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { RandomAccessReader } from 'yauzl';
import type { FileStore } from '../files/FileStore.ts';

const blockSize = 1024 ** 2;

/** Reads a stored archive at any place, a megabyte at once: its directory is read entry by entry, and a bucket answers each read by a request. */
export class ArchiveReader extends RandomAccessReader {
  readonly #files: FileStore;
  readonly #file: { id: string; size: number };
  #block: { start: number; bytes: Buffer } | undefined;

  constructor(files: FileStore, file: { id: string; size: number }) {
    super();
    this.#files = files;
    this.#file = file;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(target.subarray(offset, offset + length), position).then(
      () => callback(null),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    if (start >= end) return;
    const bytes = await this.#files.get(this.#file.id, { start, end: end - 1 });
    if (!bytes) throw new Error('The archive is not in the store.');
    yield* bytes as AsyncIterable<Buffer>;
  }

  async #fill(target: Buffer, position: number): Promise<void> {
    for (let done = 0; done < target.length;) {
      // oxlint-disable-next-line no-await-in-loop -- one block after the other, in a bounded memory
      const { start, bytes } = await this.#blockAt(position + done);
      const copied = bytes.copy(target, done, position + done - start);
      if (copied === 0) throw new Error('The archive ends too early.');
      done += copied;
    }
  }

  async #blockAt(position: number): Promise<{ start: number; bytes: Buffer }> {
    const start = position - (position % blockSize);
    if (this.#block?.start === start) return this.#block;
    const end = Math.min(start + blockSize, this.#file.size);
    const bytes = await buffer(this.#pieces(start, end));
    this.#block = { start, bytes };
    return this.#block;
  }
}

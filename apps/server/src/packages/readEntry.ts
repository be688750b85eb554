import { pipeline, type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import type { ByteRange } from '../files/FileStore.ts';

/** Whether any part of the entry can be read on its own. */
export const isStoredPlain = ({ compressionMethod }: Entry): boolean => compressionMethod === 0;

/**
 * The unpacked bytes of an entry; of one that is not compressed also a part of them.
 * @throws while it is read, when the entry has other bytes than the archive says; a part is not checked
 */
export async function readEntry(archive: ZipFile, entry: Entry, range?: ByteRange): Promise<Readable> {
  if (range) return archive.openReadStreamPromise(entry, { start: range.start, end: range.end + 1 });
  const bytes = await archive.openReadStreamPromise(entry);
  // Whoever reads the result gets the error.
  return pipeline(bytes, new CheckedBytes(entry.crc32), () => {});
}

/** Passes bytes on, the last of them only when all are those that were packed: a damaged entry is never answered whole. */
class CheckedBytes extends Transform {
  readonly #packedSum: number;
  #sum = 0;
  #held: Buffer | undefined;

  constructor(packedSum: number) {
    super();
    this.#packedSum = packedSum;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#sum = crc32(bytes, this.#sum);
    if (this.#held) this.push(this.#held);
    this.#held = bytes;
    done();
  }

  override _flush(done: (error?: Error) => void): void {
    if (this.#sum !== this.#packedSum) return done(new Error('An entry of a packaged course is damaged.'));
    if (this.#held) this.push(this.#held);
    done();
  }
}

import type { Readable } from 'node:stream';

export interface StoredBytes {
  size: number;
  sha256: Buffer;
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes lie. An id is one of `newFileId`; what it stands for is the database's business. */
export interface FileStore {
  /**
   * When this has answered, the bytes are on disk whole; when it throws, nothing is kept under the id.
   * @throws {RefusalError} `fileTooLarge` as soon as more than `limit` bytes came
   */
  put(
    id: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    limit: number,
  ): Promise<StoredBytes>;
  /** The bytes, or undefined when there are none. */
  get(id: string, range?: ByteRange): Promise<Readable | undefined>;
  exists(id: string): Promise<boolean>;
  /** Also what is left of a `put` that was cut off; nothing happens when there is nothing. */
  delete(id: string): Promise<void>;
}

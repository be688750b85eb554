import type { Readable } from 'node:stream';

export interface StoredBytes {
  size: number;
  sha256: Buffer;
}

/** Bytes from `start` to `end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A store of bytes. An id comes from `newFileId`; the database knows what it refers to. */
export interface FileStore {
  /**
   * Resolves when all bytes are on disk; if it throws, nothing is kept under the id.
   * @throws {RefusalError} `fileTooLarge` as soon as more than `limit` bytes arrived
   */
  put(
    id: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    limit: number,
  ): Promise<StoredBytes>;
  /** The bytes, or undefined when there are none. */
  get(id: string, range?: ByteRange): Promise<Readable | undefined>;
  exists(id: string): Promise<boolean>;
  /** Also removes the rest of an interrupted `put`; does nothing when there is nothing. */
  delete(id: string): Promise<void>;
}

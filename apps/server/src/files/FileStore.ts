import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/utils';

export interface StoredBytes {
  size: number;
  sha256: Buffer;
}

/** Bytes from `start` to `end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes announced for an upload; undefined when there is none. */
export type SizeOfUpload = (id: string) => Promise<number | undefined>;

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
  /** Also removes the rest of an interrupted `put` or upload; does nothing when there is nothing. */
  delete(id: string): Promise<void>;
  /** The tus store for bytes that arrive in parts; `sizeOf` knows how many were announced for an id. */
  uploadStore(sizeOf: SizeOfUpload): Promise<DataStore>;
  /** Makes the bytes of a complete upload those of its id, on disk; may be repeated. */
  adopt(id: string): Promise<StoredBytes>;
}

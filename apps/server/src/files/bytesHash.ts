import { createHash } from 'node:crypto';
import type { StoredBytes } from './FileStore.ts';

/** The size and SHA-256 of bytes that are read once, in pieces. */
export async function bytesHash(bytes: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of bytes) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest() };
}

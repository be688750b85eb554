import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { RefusalError } from '../errors/RefusalError.ts';
import { asFailed } from './FileStoreFailed.ts';
import type { StoredBytes } from './FileStore.ts';

/** Writes a new file and syncs it to the disk; deletes it if it is interrupted or exceeds the limit. */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<StoredBytes> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > limit)
        throw new RefusalError('fileTooLarge', { params: { max: Math.floor(limit / 1_000_000) } });
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw asFailed(error);
  }
  await file.close();
  return { size, sha256: hash.digest() };
}

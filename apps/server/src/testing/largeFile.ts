import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const piece = 1024 ** 2;

/** Writes a file of random bytes that begins as a PDF does; returns its SHA-256. */
export async function writeLargeFile(path: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  const file = createWriteStream(path);
  for (let written = 0; written < size; written += piece) {
    const bytes = randomBytes(Math.min(piece, size - written));
    if (written === 0) bytes.write('%PDF-1.7\n');
    hash.update(bytes);
    // oxlint-disable-next-line no-await-in-loop -- as fast as the disk takes it
    if (!file.write(bytes)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return hash.digest('hex');
}

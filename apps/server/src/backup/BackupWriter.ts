import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sumsName } from './Manifest.ts';

/**
 * A backup in the making. It has the suffix `.partial` until all of it is on disk, so that an interrupted one never looks
 * complete. Only its owner can read it.
 */
export class BackupWriter {
  readonly #target: string;
  readonly #folder: string;
  readonly #sums: string[] = [];

  private constructor(target: string) {
    this.#target = target;
    this.#folder = `${target}.partial`;
  }

  static async begin(target: string): Promise<BackupWriter> {
    const writer = new BackupWriter(resolve(target));
    await rm(writer.#folder, { recursive: true, force: true });
    for (const folder of ['', 'tables', 'files'])
      // oxlint-disable-next-line no-await-in-loop -- the outer one first
      await mkdir(join(writer.#folder, folder), { recursive: true, mode: 0o700 });
    return writer;
  }

  /** Returns the SHA-256 of what was written. */
  async write(path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
    const hash = createHash('sha256');
    const file = await open(join(this.#folder, path), 'wx', 0o600);
    try {
      for await (const chunk of chunks) {
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    const sum = hash.digest('hex');
    this.#sums.push(`${sum}  ${path}`);
    return sum;
  }

  /** Removes what was written last. */
  async discard(path: string): Promise<void> {
    this.#sums.pop();
    await rm(join(this.#folder, path), { force: true });
  }

  async finish(): Promise<void> {
    await this.write(sumsName, [Buffer.from(`${this.#sums.join('\n')}\n`)]);
    for (const folder of ['tables', 'files', '']) {
      // oxlint-disable-next-line no-await-in-loop -- the inner ones first
      await syncFolder(join(this.#folder, folder));
    }
    await rename(this.#folder, this.#target);
    await syncFolder(dirname(this.#target));
  }

  async abandon(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

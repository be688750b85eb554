import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type DataStore, Upload } from '@tus/utils';
import { bytesHash } from './bytesHash.ts';
import { DiskUploads } from './DiskUploads.ts';
import type { ByteRange, FileStore, SizeOfUpload, StoredBytes } from './FileStore.ts';
import { asFailed } from './FileStoreFailed.ts';
import { writeWhole } from './writeWhole.ts';

const ids = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder, in 65,536 subfolders: `ab/cd/abcd….`. Incomplete uploads are in `incoming`. */
export class DiskFiles implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(
    id: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    limit: number,
  ): Promise<StoredBytes> {
    const path = this.#pathOf(id);
    const coming = this.#comingOf(id);
    try {
      await this.#makeFolder(dirname(coming));
      await this.#makeFolder(dirname(path));
      const stored = await writeWhole(coming, bytes, limit);
      await rename(coming, path);
      // The name must survive a power failure too.
      await syncFolder(dirname(path));
      return stored;
    } catch (error) {
      throw asFailed(error);
    }
  }

  async get(id: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const file = await open(this.#pathOf(id));
      return file.createReadStream(range);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw asFailed(error);
    }
  }

  async exists(id: string): Promise<boolean> {
    return access(this.#pathOf(id)).then(
      () => true,
      () => false,
    );
  }

  async delete(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
    await rm(this.#comingOf(id), { force: true });
  }

  async uploadStore(sizeOf: SizeOfUpload): Promise<DataStore> {
    const directory = join(this.#folder, 'incoming');
    try {
      await this.#makeFolder(directory);
    } catch (error) {
      throw asFailed(error);
    }
    const get = async (id: string) => {
      const size = await sizeOf(id);
      return size === undefined ? undefined : new Upload({ id, size, offset: 0 });
    };
    // What was announced is in the database.
    return new DiskUploads({
      directory,
      configstore: { get, set: async () => undefined, delete: async () => undefined },
    });
  }

  async adopt(id: string): Promise<StoredBytes> {
    const path = this.#pathOf(id);
    try {
      const isAdopted = await this.exists(id);
      const stored = await syncedHash(isAdopted ? path : this.#comingOf(id));
      if (!isAdopted) {
        await this.#makeFolder(dirname(path));
        await rename(this.#comingOf(id), path);
        await syncFolder(dirname(path));
      }
      return stored;
    } catch (error) {
      throw asFailed(error);
    }
  }

  #pathOf(id: string): string {
    if (!ids.test(id)) throw new Error(`"${id}" is no id of a file. Ids come from newFileId.`);
    return join(this.#folder, id.slice(0, 2), id.slice(2, 4), id);
  }

  #comingOf(id: string): string {
    this.#pathOf(id);
    return join(this.#folder, 'incoming', id);
  }

  /** Syncs a new folder into its parents. */
  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    for (let made = folder; made.length >= first.length; made = dirname(made)) {
      // oxlint-disable-next-line no-await-in-loop -- from the innermost folder outwards
      await syncFolder(dirname(made));
    }
  }
}

/** Reads a file back, and syncs it to the disk. */
async function syncedHash(path: string): Promise<StoredBytes> {
  const file = await open(path, 'r+');
  try {
    const stored = await bytesHash(file.createReadStream({ autoClose: false, highWaterMark: 1_048_576 }));
    await file.sync();
    return stored;
  } finally {
    await file.close();
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

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

import type { FileStore } from '../files/FileStore.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { type OpenPackage, type PackageFile, readPackage } from './readPackage.ts';

/** Files of all packages whose directories are kept: some 40 MB at most. */
const mostEntries = 40_000;

/** The packaged courses of the store. Directories are kept, because each file of a course is a request. */
export class Packages {
  readonly #files: FileStore;
  /** The one used last is the last. */
  readonly #kept = new Map<string, { opening: Promise<OpenPackage>; entries: number }>();

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** @throws {RefusalError} 422 with the reason, when it is no packaged course */
  async open(file: PackageFile): Promise<OpenPackage> {
    const kept = this.#kept.get(file.id) ?? { opening: this.#read(file), entries: 0 };
    this.#kept.delete(file.id);
    this.#kept.set(file.id, kept);
    try {
      const open = await kept.opening;
      kept.entries = open.entries.size;
      this.#forgetOldest();
      return open;
    } catch (error) {
      this.#kept.delete(file.id);
      throw error;
    }
  }

  async #read(file: PackageFile): Promise<OpenPackage> {
    const read = await readPackage(this.#files, file);
    if ('open' in read) return read.open;
    const { code, params } = read.refusal;
    throw new RefusalError(code, params ? { params } : {});
  }

  #forgetOldest(): void {
    let entries = [...this.#kept.values()].reduce((sum, one) => sum + one.entries, 0);
    for (const [id, one] of this.#kept) {
      if (entries <= mostEntries || this.#kept.size === 1) return;
      this.#kept.delete(id);
      entries -= one.entries;
    }
  }
}

import type { Clock } from '../clock.ts';
import { hashToken } from '../auth/token.ts';
import type { PackageFile } from '../packages/readPackage.ts';
import type { Database } from '../store/database.ts';
import { findGranted } from '../store/packages/packageGrants.ts';

/** How long a grant is believed without a look at its session, ms. */
const fresh = 2_000;
const mostKept = 5_000;

/** The packages of the addresses that sessions have been given. */
export class Grants {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #known = new Map<string, { file: PackageFile | undefined; at: number }>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Undefined when there is none, or its session has ended. */
  async find(key: string): Promise<PackageFile | undefined> {
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now - known.at < fresh) return known.file;
    const file = await findGranted(this.#database, hashToken(key));
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(key, { file, at: now });
    return file;
  }
}

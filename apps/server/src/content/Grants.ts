import { hashToken } from '../auth/token.ts';
import type { Services } from '../operations/Operation.ts';
import type { PackageFile } from '../packages/readPackage.ts';
import { findFile } from '../store/files/files.ts';
import { findGrant } from '../store/packages/packageGrants.ts';

/** How long a grant is believed without a look at its session and at the right to the file, ms. */
const fresh = 2_000;
const mostKept = 5_000;

/** The packages of the addresses that sessions have been given. */
export class Grants {
  readonly #services: Pick<Services, 'database' | 'clock' | 'sessions'>;
  readonly #known = new Map<string, { file: PackageFile | undefined; at: number }>();

  constructor(services: Pick<Services, 'database' | 'clock' | 'sessions'>) {
    this.#services = services;
  }

  /** Undefined when there is none, its session is over, or its person may no longer read the file. */
  async find(key: string): Promise<PackageFile | undefined> {
    const now = this.#services.clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now - known.at < fresh) return known.file;
    const file = await this.#read(key);
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(key, { file, at: now });
    return file;
  }

  async #read(key: string): Promise<PackageFile | undefined> {
    const { database, sessions } = this.#services;
    const grant = await findGrant(database, hashToken(key));
    const caller = grant && (await sessions.callerOfHash(grant.sessionHash));
    return caller && findFile(database, grant.fileId, caller);
  }
}

import { createECDH, createHmac, randomBytes } from 'node:crypto';
import type { HandInKey } from '@sen/api/contract/model';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';

interface KeyPair {
  id: string;
  public_key: string;
  private_key: string;
  secret: string;
}

export const handInCurve = 'prime256v1';

/** The server's keys for hand-in files: one for new files, and those of files that are still to come. */
export class HandInKeys {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #known = new Map<string, KeyPair>();
  #current: KeyPair | undefined;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** What the device of an attempt gets. Never call inside a transaction: the embedded database has one connection. */
  async forAttempt(attemptId: string): Promise<HandInKey> {
    this.#current ??= (await this.#oldest()) ?? (await this.#made());
    const { id, public_key, secret } = this.#current;
    return { key_id: id, public_key, seal: sealOf(secret, attemptId) };
  }

  /** The key pair of a file; undefined when this server never had it. */
  async byId(id: string): Promise<KeyPair | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const known = this.#known.get(id);
    if (known) return known;
    const found = await this.#database
      .selectFrom('hand_in_key')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (found) this.#known.set(id, found);
    return found;
  }

  /** The first one, which all processes share, even when two made one at the same moment. */
  #oldest(): Promise<KeyPair | undefined> {
    return this.#database.selectFrom('hand_in_key').selectAll().orderBy('id').limit(1).executeTakeFirst();
  }

  async #made(): Promise<KeyPair> {
    const pair = createECDH(handInCurve);
    const public_key = pair.generateKeys('base64');
    await this.#database
      .insertInto('hand_in_key')
      .values({
        public_key,
        private_key: pair.getPrivateKey('base64'),
        secret: randomBytes(32).toString('base64'),
        created_at: this.#clock.now(),
      })
      .execute();
    const oldest = await this.#oldest();
    if (!oldest) throw new Error('The key for hand-in files was not stored.');
    return oldest;
  }
}

/** Proves that a device had the attempt: only the server can make it. */
export function sealOf(secret: string, attemptId: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`attempt ${attemptId}`)
    .digest('base64url');
}

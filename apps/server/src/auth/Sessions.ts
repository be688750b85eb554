import type { ErrorCode } from '@sen/domain/errors/codes';
import type { Clock } from '../clock.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { ChangeWatch } from '../store/ChangeWatch.ts';
import type { Database, InTransaction } from '../store/database.ts';
import {
  beginSession,
  changedSessions,
  endSession,
  findSession,
  isInExam,
  markSeen,
  replaceSession,
  type StoredSession,
} from '../store/auth/sessions.ts';
import type { SessionEnd } from '../store/auth/tables.ts';
import type { Caller } from './Caller.ts';
import { hashToken, newToken } from './token.ts';

/** How long a session that was ended in another process may still be accepted here, ms. */
const fresh = 2_000;
const seenEvery = 30_000;
/** How often a session beyond its lifetime is checked for a running exam, ms. */
const examCheckEvery = 60_000;
const maxEntries = 20_000;

const afterEnd = {
  elsewhere: 'signedInElsewhere',
  idle: 'inactiveTooLong',
  lifetime: 'sessionExpired',
  logout: 'sessionExpired',
  account: 'sessionExpired',
} as const satisfies Record<SessionEnd, ErrorCode>;

interface Options {
  database: Database;
  clock: Clock;
  idleMinutes: number;
  /** A session ends after this time; an exam in progress extends it, at most to twice as long. */
  sessionHours: number;
}

/**
 * Identifies callers. Sessions are cached, so that a request costs no query; requests trigger, at most every two seconds,
 * one query for changed sessions (including those of other processes) and evict them.
 */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #idle: number;
  readonly #lifetime: number;
  readonly #known = new Map<string, { session: StoredSession; hash: Buffer; seen: number; endsAt: number }>();
  readonly #seen = new Map<string, Buffer>();
  readonly #watch: ChangeWatch<Buffer>;
  #markedAt = Number.NEGATIVE_INFINITY;

  constructor({ database, clock, idleMinutes, sessionHours }: Options) {
    this.#database = database;
    this.#clock = clock;
    this.#idle = idleMinutes * 60_000;
    this.#lifetime = sessionHours * 3_600_000;
    this.#watch = new ChangeWatch({
      database,
      refreshIntervalMs: fresh,
      changed: changedSessions,
      onRefresh: (changed, at) => {
        if (changed === 'all') this.#known.clear();
        else for (const hash of changed) this.#forget(hash);
        return this.#flushSeen(at);
      },
    });
  }

  /** Begins the account's single live session and returns its token. */
  async begin(userId: string, address: string): Promise<string> {
    const token = newToken();
    await beginSession(this.#database, {
      tokenHash: hashToken(token),
      userId,
      address,
      now: this.#clock.now(),
    });
    // In this process the older session ends immediately.
    for (const [key, { session }] of this.#known) if (session.caller.id === userId) this.#known.delete(key);
    return token;
  }

  /**
   * Ends every session of an account whose password has changed, and begins another one for the caller, whose token it
   * returns. Call `forgetUser` after the transaction.
   */
  async renew(transaction: InTransaction, userId: string, address: string): Promise<string> {
    const token = newToken();
    const session = { tokenHash: hashToken(token), userId, address, now: this.#clock.now() };
    await replaceSession(transaction, session, 'account');
    return token;
  }

  async end(token: string): Promise<void> {
    const hash = hashToken(token);
    this.#forget(hash);
    await endSession(this.#database, hash, 'logout', this.#clock.now());
  }

  /** Evicts a person whose account this process has just changed. */
  forgetUser(userId: string): void {
    for (const { session, hash } of this.#known.values())
      if (session.caller.id === userId) this.#forget(hash);
  }

  /** Evicts the people of these units. */
  forgetUnits(companyIds: readonly string[]): void {
    for (const { session, hash } of this.#known.values()) {
      const { company_id } = session.caller;
      if (company_id !== null && companyIds.includes(company_id)) this.#forget(hash);
    }
  }

  /**
   * The caller of a token.
   * @throws {RefusalError} a 401 with the reason
   */
  async callerOf(token: string | undefined): Promise<Caller> {
    if (token === undefined) throw new RefusalError('unauthenticated');
    await this.#watch.refresh();
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now - known.seen <= this.#idle && now < known.endsAt) {
      known.seen = now;
      this.#seen.set(key, hash);
      return known.session.caller;
    }

    const session = await findSession(this.#database, hash);
    if (!session || session.status === 'locked') throw new RefusalError('sessionExpired');
    if (session.unitDeleted) throw new RefusalError('unitOfSessionDeleted');
    if (session.endedReason !== null) throw new RefusalError(afterEnd[session.endedReason]);
    if (now - session.lastSeenAt.getTime() > this.#idle) {
      await endSession(this.#database, hash, 'idle', this.#clock.now());
      throw new RefusalError('inactiveTooLong');
    }
    const endsAt = await this.#endOf(session, now);
    if (endsAt <= now) {
      await endSession(this.#database, hash, 'lifetime', this.#clock.now());
      throw new RefusalError('sessionExpired');
    }

    if (this.#known.size >= maxEntries) this.#known.clear();
    this.#known.set(key, { session, hash, seen: now, endsAt });
    this.#seen.set(key, hash);
    return session.caller;
  }

  /**
   * The caller of a session, of which only the hash of its token is known; undefined when it has ended or is over. Does not count as
   * a use of it.
   */
  async callerOfHash(hash: Buffer): Promise<Caller | undefined> {
    const session = await findSession(this.#database, hash);
    if (!session || session.status === 'locked' || session.unitDeleted || session.endedReason !== null)
      return undefined;
    const now = this.#clock.now().getTime();
    // Uses of the last seconds are not stored yet.
    const isIdle = now - session.lastSeenAt.getTime() > this.#idle + seenEvery + fresh;
    return isIdle || (await this.#endOf(session, now)) <= now ? undefined : session.caller;
  }

  /** When a session ends at the latest. Nobody is signed out during an exam: its end is looked up again every minute. */
  async #endOf({ createdAt, caller }: StoredSession, now: number): Promise<number> {
    const end = createdAt.getTime() + this.#lifetime;
    const extended = end + this.#lifetime;
    if (now < end || now >= extended) return now < end ? end : extended;
    return (await isInExam(this.#database, caller.id)) ? Math.min(now + examCheckEvery, extended) : end;
  }

  #forget(hash: Buffer): void {
    this.#known.delete(hash.toString('base64'));
  }

  async #flushSeen(at: number): Promise<void> {
    if (at - this.#markedAt < seenEvery || this.#seen.size === 0) return;
    const hashes = [...this.#seen.values()];
    this.#seen.clear();
    this.#markedAt = at;
    await markSeen(this.#database, hashes, this.#clock.now());
  }
}

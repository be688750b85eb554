import { setTimeout as wait } from 'node:timers/promises';
import { mayDeleteInactiveMember } from '@sen/domain/users/memberVerbs';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import { countInactive, inactiveIds } from '../../store/users/inactiveMembers.ts';
import { takeMembers } from '../../store/users/memberAccess.ts';
import { deleteTaken } from './deleteAll.ts';

interface Order {
  caller: Caller;
  /** The last account of an earlier call. */
  after?: string | undefined;
  now: Date;
  /** The time after which a call ends, ms. */
  budgetMs?: number;
}

interface Outcome {
  deleted: number;
  /** The last account looked at; null when none is left. */
  next: string | null;
  remaining: number;
}

/**
 * Other calls wait for a part, since the embedded database has a single connection; in the pause those of several queries
 * finish, instead of waiting for a part with each.
 */
const partSize = 50;
const pauseMs = 10;

/** Deletes the inactive, unused accounts in the caller's scope, a part per transaction, until none is left or time is up. */
export async function deleteEveryInactive(
  database: Database,
  { caller, after = '0', now, budgetMs = 2_000 }: Order,
): Promise<Outcome> {
  const until = performance.now() + budgetMs;
  let deleted = 0;
  let last = after;
  for (;;) {
    const part = await database
      .transaction()
      .execute((transaction) => deletePart(transaction, { caller, after: last, now }));
    deleted += part.deleted;
    if (part.last === null) return { deleted, next: null, remaining: 0 };
    last = part.last;
    if (performance.now() < until) {
      await wait(pauseMs);
      continue;
    }
    const remaining = await countInactive(database, caller, last);
    return { deleted, next: remaining > 0 ? last : null, remaining };
  }
}

async function deletePart(
  transaction: InTransaction,
  { caller, after, now }: Required<Pick<Order, 'caller' | 'now'>> & { after: string },
): Promise<{ deleted: number; last: string | null }> {
  const ids = await inactiveIds(transaction, { caller, after, limit: partSize });
  const taken = await takeMembers(transaction, ids, caller);
  const free = taken.filter((member) => mayDeleteInactiveMember(caller, member).allowed);
  await deleteTaken(transaction, free, { caller, now });
  return { deleted: free.length, last: ids.length < partSize ? null : (ids.at(-1) ?? null) };
}

import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { type Actor, type Owned, withinCompany } from './scope.ts';

/**
 * Whether the actor may change an item of a unit: super-admins and its admins always, others only their own items.
 * Refuses with `notFound` (another unit's) or the code given.
 */
export function mayManage(actor: Actor, thing: Owned, code: ErrorCode): Verdict {
  const within = withinCompany(actor, thing);
  if (!within.allowed) return within;
  const manages = actor.role === 'super-admin' || actor.role === 'admin';
  return manages || actor.id === thing.created_by ? allowed : refused(code);
}

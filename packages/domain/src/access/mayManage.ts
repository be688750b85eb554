import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { type Actor, type Owned, withinCompany } from './scope.ts';

/**
 * Whether somebody may change a thing of the unit: super-admins and its admins always, others only what they made.
 * Refuses with `notFound` (another unit's) or the code given.
 */
export function mayManage(actor: Actor, thing: Owned, code: ErrorCode): Verdict {
  const within = withinCompany(actor, thing);
  if (!within.allowed) return within;
  const manages = actor.role === 'super-admin' || actor.role === 'admin';
  return manages || actor.id === thing.created_by ? allowed : refused(code);
}

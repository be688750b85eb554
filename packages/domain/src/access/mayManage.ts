import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { type Actor, type Owned, withinCompany } from './scope.ts';

/**
 * Allows changing an item of a unit: super-admins and admins of the unit any item, others only their own. Refuses with
 * `notFound` (an item of another unit) or the given code.
 */
export function mayManage(actor: Actor, thing: Owned, code: RuleErrorCode): Verdict {
  const within = withinCompany(actor, thing);
  if (!within.allowed) return within;
  const manages = actor.role === 'super-admin' || actor.role === 'admin';
  return manages || actor.id === thing.created_by ? allowed : refused(code);
}

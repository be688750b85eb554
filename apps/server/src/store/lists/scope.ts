import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';

/** The unit whose data a caller may see; null for a super-admin, who sees every unit's. */
export type Scope = string | null;

/** @throws when an account other than a super-admin's has no unit: such an account sees nothing */
export function scopeOf({ role, company_id }: Caller): Scope {
  if (role === 'super-admin') return null;
  return company_id ?? '0';
}

/** The condition that a unit column is in scope; what belongs to a deleted unit is in nobody's. */
export function inScope(column: string, scope: Scope): RawBuilder<boolean> {
  return scope === null ? ofLiveUnit(column) : sql<boolean>`${sql.ref(column)} = ${scope}`;
}

import type { Caller } from '../../auth/Caller.ts';

/** The unit whose data a caller may see; null for a super-admin, who sees every unit's. */
export type Scope = string | null;

/** @throws when an account other than a super-admin's has no unit: such an account sees nothing */
export function scopeOf({ role, company_id }: Caller): Scope {
  if (role === 'super-admin') return null;
  return company_id ?? '0';
}

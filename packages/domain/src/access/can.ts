import type { Role } from '@sen/api/contract/model';
import { permissions, type Permission } from './permissions.ts';

/**
 * Whether a role has a permission. A plain yes or no, not a verdict: an object would read as yes in a careless `if`,
 * and the only reason for a no is always `forbidden`.
 */
export function can(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission];
  return holders.includes(role);
}

/** Whether a word (from the contract's `security`) names a permission of the table. */
export function isPermission(word: string): word is Permission {
  return Object.hasOwn(permissions, word);
}

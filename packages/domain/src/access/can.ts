import type { Role } from '@sen/api/contract/model';
import { permissions, type Permission } from './permissions.ts';

/**
 * Returns whether a role has a permission. A boolean, not a verdict: an object would be truthy in a careless `if`, and the only
 * reason for a refusal is `forbidden`.
 */
export function can(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission];
  return holders.includes(role);
}

/** Returns whether a string (from the contract's `security`) is a permission of the table. */
export function isPermission(word: string): word is Permission {
  return Object.hasOwn(permissions, word);
}

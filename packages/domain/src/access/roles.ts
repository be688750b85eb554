import type { Role } from '@sen/api/contract/model';

/** All roles, most privileged first; selectors list them in this order. */
export const roles = [
  'super-admin',
  'admin',
  'teacher',
  'student',
  'wwo',
  'sponsor',
] as const satisfies readonly Role[];

/** Roles that manage or teach in a unit. */
export const managingRoles = ['super-admin', 'admin', 'teacher'] as const satisfies readonly Role[];

import type { Role } from '@sen/api/contract/model';

/** Every role, from the one that may most; the order in which selectors list them. */
export const roles = [
  'super-admin',
  'admin',
  'teacher',
  'student',
  'wwo',
  'sponsor',
] as const satisfies readonly Role[];

/** Roles that belong to a unit and manage or teach in it; the rest take part. */
export const managingRoles = ['super-admin', 'admin', 'teacher'] as const satisfies readonly Role[];

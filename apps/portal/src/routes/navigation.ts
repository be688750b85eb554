import type { Role, User } from '@sen/api/contract/model';
import { can, isPermission } from '@sen/domain/access/can';
import { permissions } from '@sen/domain/access/permissions';
import { paths, type PathAccess, type PathName } from './paths';

/** Whether this role may open the page; `visitor` pages are closed to signed-in users. */
export function mayOpen(role: Role, name: PathName): boolean {
  const access: PathAccess = paths[name].access;
  if (access === 'everybody') return true;
  return access !== 'visitor' && can(role, access);
}

/** The roles that may open the page; empty when there is no such page or when it is public. */
export function rolesThatOpen(name: string): readonly Role[] {
  const entry = Object.entries(paths).find(([each]) => each === name)?.[1];
  return entry && isPermission(entry.access) ? permissions[entry.access] : [];
}

/** The paths open to a user whose account waits for a unit's approval. */
const waitingPages: readonly PathName[] = ['overview', 'profile'];

/** Whether this user may open the page. */
export function isOpenTo({ role, admission }: Pick<User, 'role' | 'admission'>, name: PathName): boolean {
  return mayOpen(role, name) && (!admission || waitingPages.includes(name));
}

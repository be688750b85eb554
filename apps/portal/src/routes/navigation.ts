import type { Role, User } from '@sen/api/contract/model';
import { can, isPermission } from '@sen/domain/access/can';
import { permissions } from '@sen/domain/access/permissions';
import { paths, type PathAccess, type PathName } from './paths';

/** Whether somebody of this role may open the page; `visitor` pages are for nobody who is signed in. */
export function mayOpen(role: Role, name: PathName): boolean {
  const access: PathAccess = paths[name].access;
  if (access === 'everybody') return true;
  return access !== 'visitor' && can(role, access);
}

/** For whom the page of this name is; nobody when there is no such page, or when it is for everybody. */
export function rolesThatOpen(name: string): readonly Role[] {
  const entry = Object.entries(paths).find(([each]) => each === name)?.[1];
  return entry && isPermission(entry.access) ? permissions[entry.access] : [];
}

/** All that is there for who asked a unit for the account and is not let in yet. */
const waitingPages: readonly PathName[] = ['overview'];

/** Whether this person may open the page. */
export function isOpenTo({ role, admission }: Pick<User, 'role' | 'admission'>, name: PathName): boolean {
  return mayOpen(role, name) && (!admission || waitingPages.includes(name));
}

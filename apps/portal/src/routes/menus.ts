import type { Role, User } from '@sen/api/contract/model';
import { mayOpen } from './navigation';
import { type PathEntry, paths, type PathName } from './paths';

const places = {
  drawer: ['drawer', 'drawer and account'],
  account: ['account', 'drawer and account'],
} as const satisfies Record<string, readonly string[]>;

type Menu = keyof typeof places;
type Place = (typeof places)[Menu][number];

/** A path with a menu entry. */
export type MenuEntry = {
  [Name in PathName]: (typeof paths)[Name]['menu'] extends Place ? Name : never;
}[PathName];

/** Section 6: these roles have a side drawer; a student has only the top bar. */
const rolesWithDrawer: readonly Role[] = ['super-admin', 'admin', 'teacher', 'wwo', 'sponsor'];

export function hasDrawer(role: Role): boolean {
  return rolesWithDrawer.includes(role);
}

/** The entries of a menu that this role may open, in the order of the table of paths. */
export function menuEntries(menu: Menu, role: Role): MenuEntry[] {
  const ofMenu: readonly Place[] = places[menu];
  return names.filter(isEntry).filter((name) => ofMenu.includes(paths[name].menu) && hasEntry(role, name));
}

/** Whether the menu of a role has the entry. */
function hasEntry(role: Role, name: PathName): boolean {
  const { menuOf = [role] }: PathEntry = paths[name];
  return menuOf.includes(role) && mayOpen(role, name);
}

/** People without a unit: waiting, denied, from the marketplace. A super-admin stands above the units. */
export function isWithoutUnit({ role, company_id }: Pick<User, 'role' | 'company_id'>): boolean {
  return company_id === null && role !== 'super-admin';
}

/**
 * The account menu of a user. People without a unit have a shorter one: who they are and the way out. Business users, those
 * of a business unit, have no entry of the free courses.
 */
export function accountEntries({
  role,
  company_id,
  is_business,
}: Pick<User, 'role' | 'company_id' | 'is_business'>): MenuEntry[] {
  const entries = menuEntries('account', role).filter((name) => name !== 'freeCourses' || !is_business);
  return isWithoutUnit({ role, company_id }) ? entries.filter((name) => name === 'profile') : entries;
}

/** The menu entry that is current on a page for this role. The type refuses a path whose `menu` names no entry. */
export function currentEntry(name: PathName, role: Role): MenuEntry | null {
  const path = paths[name];
  const entry = isEntry(name) ? name : isPlace(path.menu) ? null : path.menu;
  return 'menuAbove' in path && entry && !hasEntry(role, entry) ? path.menuAbove : entry;
}

// Object.keys widens the keys; they are exactly the table's.
const names = Object.keys(paths) as PathName[];

function isEntry(name: PathName): name is MenuEntry {
  return isPlace(paths[name].menu);
}

function isPlace(menu: (typeof paths)[PathName]['menu']): menu is Place {
  return menu !== null && Object.values(places).some((ofMenu) => ofMenu.some((place) => place === menu));
}

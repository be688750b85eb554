import type { Language, Role } from '@sen/api/contract/model';
import { roleNames } from '../access/roleNames.ts';
import { roles } from '../access/roles.ts';
import { wordKey } from './wordKey.ts';

/** Aliases of roles, without diacritics. */
export const otherRoleNames = {
  'super-admin': ['quan tri vien he thong', 'super administrator', 'superadmin', 'root'],
  admin: ['quan tri', 'quan tri vien', 'quan tri vien don vi', 'administrator', 'company admin'],
  teacher: ['giao vien', 'nguoi day', 'lecturer', 'trainer', 'gv'],
  student: ['sinh vien', 'hoc sinh', 'nguoi hoc', 'learner', 'trainee', 'hv', 'sv'],
  wwo: ['can bo', 'employee'],
  sponsor: ['tai tro'],
} as const satisfies Record<Role, readonly string[]>;

const byWord: ReadonlyMap<string, Role> = new Map(
  roles.flatMap((role) => {
    const { vi, en } = roleNames[role];
    return [role, vi, en, ...otherRoleNames[role]].map((name) => [wordKey(name), role] as const);
  }),
);

/** The role named by a cell in Vietnamese, in English or by its code; undefined if unknown. */
export function readRole(text: string): Role | undefined {
  return byWord.get(wordKey(text));
}

/** The names of the roles that an import may assign. */
export function importedRoles(language: Language): string {
  const named = roles.filter((role) => role !== 'super-admin');
  return named.map((role) => roleNames[role][language]).join(', ');
}

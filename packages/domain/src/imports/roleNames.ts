import type { Language, Role } from '@sen/api/contract/model';
import { roles } from '../access/roles.ts';
import { wordKey } from './wordKey.ts';

interface RoleNames {
  readonly vi: string;
  readonly en: string;
  /** Other ways in which offices name it, written without marks. */
  readonly also: readonly string[];
}

/** What the role column may say: the labels that the portal shows, then others; the code (`wwo`) is read too. */
export const roleNames = {
  'super-admin': {
    vi: 'Quản trị hệ thống',
    en: 'System administrator',
    also: ['quan tri vien he thong', 'super administrator', 'superadmin', 'root'],
  },
  admin: {
    vi: 'Quản trị đơn vị',
    en: 'Unit administrator',
    also: ['quan tri', 'quan tri vien', 'quan tri vien don vi', 'administrator', 'company admin'],
  },
  teacher: {
    vi: 'Giảng viên',
    en: 'Teacher',
    also: ['giao vien', 'nguoi day', 'lecturer', 'trainer', 'gv'],
  },
  student: {
    vi: 'Học viên',
    en: 'Student',
    also: ['sinh vien', 'hoc sinh', 'nguoi hoc', 'learner', 'trainee', 'hv', 'sv'],
  },
  wwo: { vi: 'Nhân viên', en: 'Staff', also: ['can bo', 'employee'] },
  sponsor: { vi: 'Nhà tài trợ', en: 'Sponsor', also: ['tai tro'] },
} as const satisfies Record<Role, RoleNames>;

const byWord: ReadonlyMap<string, Role> = new Map(
  roles.flatMap((role) => {
    const { vi, en, also } = roleNames[role];
    return [role, vi, en, ...also].map((name) => [wordKey(name), role] as const);
  }),
);

/** The role that a cell names in Vietnamese, in English or by its code; undefined when it names none. */
export function readRole(text: string): Role | undefined {
  return byWord.get(wordKey(text));
}

/** The roles that an import may give, in words. */
export function importedRoles(language: Language): string {
  const named = roles.filter((role) => role !== 'super-admin');
  return named.map((role) => roleNames[role][language]).join(', ');
}

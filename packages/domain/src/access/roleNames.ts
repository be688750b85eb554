import type { Language, Role } from '@sen/api/contract/model';

/** Display names of the roles. */
export const roleNames = {
  'super-admin': { vi: 'Quản trị hệ thống', en: 'System administrator' },
  admin: { vi: 'Quản trị đơn vị', en: 'Unit administrator' },
  teacher: { vi: 'Giảng viên', en: 'Teacher' },
  student: { vi: 'Học viên', en: 'Student' },
  wwo: { vi: 'Nhân viên', en: 'Staff' },
  sponsor: { vi: 'Nhà tài trợ', en: 'Sponsor' },
} as const satisfies Record<Role, Readonly<Record<Language, string>>>;

/** Joins role names for use in a sentence: "quản trị hệ thống, quản trị đơn vị và giảng viên". */
export function nameRoles(list: readonly Role[], language: Language): string {
  const names = list.map((role) => roleNames[role][language]);
  return new Intl.ListFormat(language).format(
    names.map((name) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1)),
  );
}

import type { Language } from '@sen/api/contract/model';
import { memberColumns } from './memberColumns.ts';
import type { SheetColumns } from './SheetColumns.ts';

/** The columns by which a class list names a student; one is enough. */
export const studentKeys = ['membership_code', 'employee_code', 'email', 'username'] as const;
export type StudentKey = (typeof studentKeys)[number];

export type ClassColumn = StudentKey | 'name';

const optional = { required: false } as const;

/** The columns of a class list. The name is for its readers. */
export const classSheet: SheetColumns<ClassColumn> = {
  keys: [...studentKeys, 'name'],
  oneOf: studentKeys,
  names: {
    membership_code: { ...memberColumns.membership_code, ...optional },
    employee_code: memberColumns.employee_code,
    email: { ...memberColumns.email, ...optional },
    username: memberColumns.username,
    name: { ...memberColumns.name, ...optional },
  },
};

const examples = [
  ['SV0001', '', '', '', 'Nguyễn Văn An'],
  ['', '', 'binh@example.com', '', 'Trần Thị Bình'],
];

/** The rows of the template: the headings, and two fictitious students who are named in different ways. */
export function classTemplateRows(language: Language): string[][] {
  return [classSheet.keys.map((key) => classSheet.names[key][language]), ...examples];
}

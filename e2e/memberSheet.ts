import { readXlsx, writeXlsx } from 'hucre';
import { roleNames } from '@sen/domain/access/roleNames';
import { type MemberColumn, memberColumns, memberSheet } from '@sen/domain/imports/memberColumns';

type Cells = Partial<Record<MemberColumn, string>>;

const common: Cells = { role: roleNames.student.vi, phone: '0912 345 678', dateOfBirth: '28/02/2001' };

/** Prefix of the journey's names, which distinguishes them from those of the demo unit. */
export const marked = 'Nhập thử';

/** A typical sheet: three members, one without a role and one with the role of a system administrator. */
export const people: readonly Cells[] = [
  { ...common, name: `${marked} Một`, email: 'mot@nhap.vn', membership_code: 'NT1' },
  { ...common, name: `${marked} Hai`, email: 'hai@nhap.vn', membership_code: 'NT2', role: '' },
  {
    ...common,
    name: `${marked} Ba`,
    email: 'ba@nhap.vn',
    membership_code: 'NT3',
    role: roleNames.teacher.vi,
  },
  {
    ...common,
    name: `${marked} Tư`,
    email: 'tu@nhap.vn',
    membership_code: 'NT4',
    role: roleNames['super-admin'].vi,
  },
  { ...common, name: `${marked} Năm`, email: 'nam@nhap.vn', membership_code: 'NT5' },
];

/** @param domain of their addresses */
export async function memberFile(domain = 'nhap.vn'): Promise<Buffer> {
  const heading = memberSheet.keys.map((key) => memberColumns[key].vi);
  const rows = people.map(({ email = '', ...cells }) => {
    const person: Cells = { ...cells, email: email.replace('nhap.vn', domain) };
    return memberSheet.keys.map((key) => person[key] ?? '');
  });
  return workbook([heading, ...rows]);
}

/** The file of refused rows with the first one's role fixed. */
export async function corrected(file: Buffer): Promise<Buffer> {
  const [sheet] = (await readXlsx(file)).sheets;
  const [heading = [], first = [], ...rest] = (sheet?.rows ?? []).map((row) =>
    row.map((cell) => String(cell ?? '')),
  );
  return workbook([heading, first.with(memberSheet.keys.indexOf('role'), roleNames.student.vi), ...rest]);
}

async function workbook(rows: string[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Thành viên', rows }] }));
}

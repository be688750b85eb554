import type { Language } from '@sen/api/contract/model';
import { type MemberColumn, memberColumns, memberSheet } from './memberColumns.ts';
import { roleNames } from '../access/roleNames.ts';
import { importedRoles } from './readRole.ts';

type Example = Partial<Record<MemberColumn, string>>;

/** Two fictitious people; their email domain is reserved for examples. */
const examples: Record<Language, readonly Example[]> = {
  vi: [
    {
      name: 'Nguyễn Văn An',
      email: 'an.nguyen@example.com',
      role: roleNames.student.vi,
      phone: '0912 345 678',
      dateOfBirth: '28/02/2001',
      membership_code: 'HV001',
      sex: 'Nam',
      title: 'Công nhân vận hành',
      department: 'Phân xưởng 1',
    },
    {
      name: 'Trần Thị Bình',
      email: 'binh.tran@example.com',
      role: roleNames.teacher.vi,
      phone: '0987 654 321',
      dateOfBirth: '05/11/1985',
      membership_code: 'GV001',
      username: 'binh.tran',
      employee_code: 'NV0042',
      sex: 'Nữ',
    },
  ],
  en: [
    {
      name: 'Nguyễn Văn An',
      email: 'an.nguyen@example.com',
      role: roleNames.student.en,
      phone: '0912 345 678',
      dateOfBirth: '28/02/2001',
      membership_code: 'ST001',
      sex: 'Male',
      title: 'Operator',
      department: 'Workshop 1',
    },
    {
      name: 'Trần Thị Bình',
      email: 'binh.tran@example.com',
      role: roleNames.teacher.en,
      phone: '0987 654 321',
      dateOfBirth: '05/11/1985',
      membership_code: 'TE001',
      username: 'binh.tran',
      employee_code: 'EM0042',
      sex: 'Female',
    },
  ],
};

/** The sheet to fill in: headings and two example rows. */
export function memberTemplateRows(language: Language): string[][] {
  const rows = examples[language].map((example) => memberSheet.keys.map((key) => example[key] ?? ''));
  return [memberSheet.keys.map((key) => memberColumns[key][language]), ...rows];
}

const guide: Record<Language, Record<MemberColumn, string>> = {
  vi: {
    name: 'Họ tên đầy đủ, có dấu.',
    email: 'Nơi nhận email kích hoạt. Mỗi người một địa chỉ.',
    role: `Một trong: ${importedRoles('vi')}. Không thể nhập quản trị hệ thống.`,
    phone: '9 hoặc 10 chữ số; +84 và số 0 bị Excel bỏ mất được tự hiểu.',
    dateOfBirth: 'Ngày trước, ví dụ 28/02/2001.',
    membership_code: 'Không trùng trong đơn vị.',
    username: 'Để trống thì dùng email để đăng nhập.',
    employee_code: 'Không bắt buộc.',
    sex: 'Nam, Nữ hoặc Khác. Không bắt buộc.',
    title: 'Không bắt buộc.',
    department: 'Không bắt buộc.',
    school: 'Không bắt buộc.',
    address: 'Không bắt buộc.',
    unit: 'Để trống, hoặc đúng tên đơn vị đang nhập; dòng ghi đơn vị khác là không hợp lệ.',
  },
  en: {
    name: 'The full name, with diacritics.',
    email: 'Where the activation email goes. One address per person.',
    role: `One of: ${importedRoles('en')}. System administrators cannot be imported.`,
    phone: '9 or 10 digits; +84 and a leading 0 that Excel dropped are understood.',
    dateOfBirth: 'The day first, for example 28/02/2001.',
    membership_code: 'Different for each member of the unit.',
    username: 'When empty, the email is used to sign in.',
    employee_code: 'Optional.',
    sex: 'Male, Female or Other. Optional.',
    title: 'Optional.',
    department: 'Optional.',
    school: 'Optional.',
    address: 'Optional.',
    unit: 'Empty, or the exact name of the unit you import into; a row with another unit is invalid.',
  },
};

/** The second sheet, which explains each column. */
export function memberGuideRows(language: Language): string[][] {
  const headings =
    language === 'vi' ? ['Cột', 'Bắt buộc', 'Cách điền'] : ['Column', 'Required', 'How to fill it in'];
  const rows = memberSheet.keys.map((key) => [
    memberColumns[key][language],
    memberColumns[key].required ? 'x' : '',
    guide[language][key],
  ]);
  return [headings, ...rows];
}

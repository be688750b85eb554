import type { ColumnNames, SheetColumns } from './SheetColumns.ts';

export type MemberColumn =
  | 'name'
  | 'email'
  | 'role'
  | 'phone'
  | 'dateOfBirth'
  | 'membership_code'
  | 'username'
  | 'employee_code'
  | 'sex'
  | 'title'
  | 'department'
  | 'school'
  | 'address'
  | 'unit';

/** The columns of a sheet of members, required ones first. */
export const memberColumns = {
  name: {
    vi: 'Họ và tên',
    en: 'Full name',
    also: ['Họ tên', 'Tên', 'Tên thành viên', 'Tên học viên', 'Name'],
    required: true,
  },
  email: {
    vi: 'Email',
    en: 'Email',
    also: [
      'Địa chỉ email',
      'Thư điện tử',
      'Email nhân viên',
      'Email học viên',
      'Email công ty',
      'Email cá nhân',
      'Email address',
      'Work email',
    ],
    required: true,
  },
  role: {
    vi: 'Vai trò',
    en: 'Role',
    also: ['Quyền', 'Phân quyền', 'Loại tài khoản', 'Permission', 'Permissions'],
    required: true,
  },
  phone: {
    vi: 'Số điện thoại',
    en: 'Phone number',
    also: ['Điện thoại', 'Số ĐT', 'SĐT', 'Di động', 'Phone', 'Mobile'],
    required: true,
  },
  dateOfBirth: {
    vi: 'Ngày sinh',
    en: 'Date of birth',
    also: ['Ngày tháng năm sinh', 'Sinh ngày', 'Birthday', 'Born', 'dateOfBirth'],
    required: true,
  },
  membership_code: {
    vi: 'Mã thành viên',
    en: 'Membership code',
    also: ['Mã học viên', 'Mã sinh viên', 'Mã số', 'Member code', 'Code'],
    required: true,
  },
  username: {
    vi: 'Tên đăng nhập',
    en: 'Username',
    also: ['Tài khoản', 'User name', 'Login', 'Account'],
    required: false,
  },
  employee_code: {
    vi: 'Mã nhân viên',
    en: 'Employee code',
    also: ['Mã cán bộ', 'Mã NV', 'Staff code'],
    required: false,
  },
  sex: { vi: 'Giới tính', en: 'Sex', also: ['Phái', 'Gender'], required: false },
  title: {
    vi: 'Chức danh',
    en: 'Job title',
    also: ['Chức vụ', 'Vị trí', 'Vị trí công việc', 'Position', 'Title'],
    required: false,
  },
  department: { vi: 'Phòng ban', en: 'Department', also: ['Phòng', 'Bộ phận', 'Khoa'], required: false },
  school: { vi: 'Trường', en: 'School', also: ['Trường học', 'Cơ sở đào tạo'], required: false },
  address: { vi: 'Địa chỉ', en: 'Address', also: ['Nơi ở', 'Địa chỉ liên hệ'], required: false },
  unit: {
    vi: 'Đơn vị',
    en: 'Unit',
    also: ['Tên đơn vị', 'Công ty', 'Company', 'Organisation'],
    required: false,
  },
} as const satisfies Record<MemberColumn, ColumnNames>;

/** The columns of a sheet of members with their order. */
export const memberSheet: SheetColumns<MemberColumn> = {
  keys: [
    'name',
    'email',
    'role',
    'phone',
    'dateOfBirth',
    'membership_code',
    'username',
    'employee_code',
    'sex',
    'title',
    'department',
    'school',
    'address',
    'unit',
  ],
  names: memberColumns,
};

import type { MemberImportReport } from '../contract/model';

/** The dry run of a sheet with good rows, two invalid ones and a duplicate. */
export const memberImportReport: MemberImportReport = {
  file_name: 'danh-sach-hoc-vien.xlsx',
  file_digest: '0'.repeat(64),
  sheet: 'Thành viên',
  sheets: ['Thành viên'],
  headers: ['Họ và tên', 'Email', 'Vai trò', 'Số điện thoại', 'Ngày sinh', 'Mã thành viên'],
  samples: [
    'Nguyễn Văn An, Trần Thị Bình',
    'an.nguyen@example.com',
    'Học viên',
    '0912 345 678',
    '02/09/1990',
    'SV0001, SV0002',
  ],
  header_row: 1,
  notes: [],
  mapping: { name: 0, email: 1, role: 2, phone: 3, dateOfBirth: 4, membership_code: 5 },
  columns: [
    { key: 'name', label: 'Họ và tên', required: true, one_of: false },
    { key: 'email', label: 'Email', required: true, one_of: false },
    { key: 'role', label: 'Vai trò', required: true, one_of: false },
    { key: 'phone', label: 'Số điện thoại', required: true, one_of: false },
    { key: 'dateOfBirth', label: 'Ngày sinh', required: true, one_of: false },
    { key: 'membership_code', label: 'Mã thành viên', required: true, one_of: false },
    { key: 'title', label: 'Chức danh', required: false, one_of: false },
  ],
  total: 1_250,
  good: 1_245,
  changed: 2,
  repeated: 1,
  refused: 2,
  changes: [
    {
      row: 7,
      name: 'Đỗ Minh Châu',
      cells: [
        { column: 'phone', label: 'Số điện thoại', before: '0912 345 678', after: '0987 654 321' },
        { column: 'title', label: 'Chức danh', before: '', after: 'Trưởng nhóm chăm sóc khách hàng' },
      ],
    },
    {
      row: 12,
      name: 'Trần Bình Minh',
      cells: [{ column: 'name', label: 'Họ và tên', before: 'Trần Minh Bình', after: 'Trần Bình Minh' }],
    },
  ],
  rows: [
    {
      row: 18,
      name: 'Phạm Thu Hà',
      errors: [
        {
          column: 'role',
          header: 'Vai trò (C)',
          value: 'Quản trị hệ thống',
          code: 'superAdminNotImported',
          message: 'Không thể tạo quản trị hệ thống bằng cách nhập tệp.',
        },
      ],
    },
    {
      row: 431,
      name: 'Lê Quốc Đạt',
      errors: [
        {
          column: 'phone',
          header: 'Số điện thoại (D)',
          value: '',
          code: 'thisFieldIsRequired',
          message: 'Trường này là bắt buộc!',
        },
        {
          column: 'membership_code',
          header: 'Mã thành viên (F)',
          value: 'HV0012',
          code: 'placeTwiceInFile',
          message: 'Trùng với dòng 13 trong cùng tệp. Mỗi thành viên cần một giá trị riêng.',
        },
      ],
    },
  ],
};

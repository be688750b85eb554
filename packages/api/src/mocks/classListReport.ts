import type { MemberImportReport } from '../contract/model';

/** The dry run of a class list: one person is not found. */
export const classListReport: MemberImportReport = {
  file_name: 'lop-dieu-duong.xlsx',
  file_digest: '0'.repeat(64),
  sheet: 'Học viên',
  sheets: ['Học viên'],
  headers: ['Mã học viên', 'Email', 'Họ và tên'],
  samples: ['SV0001, SV0002', 'an.nguyen@example.com, binh.tran@example.com', 'Nguyễn Văn An, Trần Thị Bình'],
  header_row: 1,
  notes: [],
  mapping: { membership_code: 0, email: 1, name: 2 },
  columns: [
    { key: 'membership_code', label: 'Mã thành viên', required: false, one_of: true },
    { key: 'employee_code', label: 'Mã nhân viên', required: false, one_of: true },
    { key: 'email', label: 'Email', required: false, one_of: true },
    { key: 'username', label: 'Tên đăng nhập', required: false, one_of: true },
    { key: 'name', label: 'Họ và tên', required: false, one_of: false },
  ],
  total: 41,
  good: 38,
  changed: 0,
  repeated: 2,
  refused: 1,
  rows: [
    {
      row: 17,
      name: 'Vũ Thị Lan',
      errors: [
        {
          column: 'membership_code',
          header: 'Mã học viên (A)',
          value: 'SV0999',
          code: 'studentNotFound',
          message:
            'Không tìm thấy người này trong đơn vị. Hãy kiểm tra lại, hoặc thêm người này ở trang Thành viên trước rồi nhập lại dòng này.',
        },
      ],
    },
  ],
  changes: [],
};

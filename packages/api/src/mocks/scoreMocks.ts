import type { Import, MemberImportReport } from '../contract/model';
import { http } from './http';
import { memberImport } from './importMocks';

/** The dry run of a file of scores: one score is out of range. */
export const scoreReport: MemberImportReport = {
  file_name: 'diem-an-toan-dien.xlsx',
  file_digest: '0'.repeat(64),
  sheet: 'Điểm',
  sheets: ['Điểm'],
  headers: ['Mã thành viên', 'Email', 'Họ và tên', 'Điểm bài làm trên hệ thống', 'Điểm (thang 100)'],
  samples: [
    'SV0001, SV0002',
    'an@example.com, binh@example.com',
    'Nguyễn Văn An, Trần Thị Bình',
    '63',
    '85,5',
  ],
  header_row: 1,
  notes: [],
  mapping: { membership_code: 0, email: 1, name: 2, score: 4 },
  columns: [
    { key: 'membership_code', label: 'Mã thành viên', required: false, one_of: true },
    { key: 'employee_code', label: 'Mã nhân viên', required: false, one_of: true },
    { key: 'email', label: 'Email', required: false, one_of: true },
    { key: 'username', label: 'Tên đăng nhập', required: false, one_of: true },
    { key: 'name', label: 'Họ và tên', required: false, one_of: false },
    { key: 'score', label: 'Điểm (thang 100)', required: true, one_of: false },
  ],
  total: 18,
  good: 12,
  changed: 3,
  repeated: 2,
  refused: 1,
  rows: [
    {
      row: 9,
      name: 'Vũ Thị Lan',
      errors: [
        {
          column: 'score',
          header: 'Điểm (thang 100) (E)',
          value: '855',
          code: 'scoreOutOfRange',
          message: 'Điểm phải từ 0 đến 100. Hãy sửa lại.',
        },
      ],
    },
  ],
  changes: [
    ['Nguyễn Văn An', '63', '85,5'],
    ['Trần Thị Bình', '70', '72'],
    ['Đỗ Minh Châu', '48', '60,25'],
    ['Lê Thu Hà', '', '91'],
  ].map(([name = '', before = '', after = ''], at) => ({
    row: at + 2,
    name,
    cells: [{ column: 'score', label: 'Điểm (thang 100)', before, after }],
  })),
};

/** An import of scores that has ended. */
export const scoreImport: Import = {
  ...memberImport,
  kind: 'scores',
  file_name: scoreReport.file_name,
  total: scoreReport.total,
  read: scoreReport.total,
  saved: scoreReport.good,
  changed: scoreReport.changed,
  repeated: scoreReport.repeated,
  refused: scoreReport.refused,
  rows: scoreReport.rows,
};

export const scoreMocks = [
  http.get('/imports', ({ response }) => response(200).json({ data: [] })),
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: scoreImport })),
  http.post('/classrooms/{id}/surveys/{assignment_id}/scores/check', ({ response }) =>
    response(200).json({ data: scoreReport }),
  ),
  http.post('/classrooms/{id}/surveys/{assignment_id}/scores', ({ response }) =>
    response(200).json({ data: scoreImport }),
  ),
];

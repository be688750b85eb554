const headings = [
  'STT',
  'Họ và tên',
  'Email',
  'Vai trò',
  'Số điện thoại',
  'Ngày sinh',
  'Mã thành viên',
  'Giới tính',
  'Chức danh',
  'Phòng ban',
];

/** The faults of every hundredth row. */
const faults: readonly [column: number, text: string][] = [
  [1, ''],
  [2, 'khong-co-a-cong'],
  [3, ''],
  [3, 'Quản trị hệ thống'],
  [3, 'Thủ kho'],
  [4, '12'],
  [5, '31/02/2001'],
  [6, 'B2'],
];

function rowOf(index: number): (string | number)[] {
  const two = String(index).padStart(6, '0');
  const row = [
    index,
    `Nguyễn Thị Hồng ${two}`,
    `b${two}@sen.vn`,
    'Học viên',
    `0912${two}`,
    '28/02/2001',
    `B${index}`,
    'Nữ',
    'Công nhân vận hành',
    `Phân xưởng ${index % 40}`,
  ];
  const fault = index % 100 === 99 ? faults[Math.floor(index / 100) % faults.length] : undefined;
  return fault ? row.with(fault[0], fault[1]) : row;
}

/** A sheet of so many accounts, and how many of its rows are wrong. */
export function memberSheet(rowCount: number): { sheet: (string | number)[][]; wrong: number } {
  return {
    sheet: [headings, ...Array.from({ length: rowCount }, (_, index) => rowOf(index))],
    wrong: Math.floor(rowCount / 100),
  };
}

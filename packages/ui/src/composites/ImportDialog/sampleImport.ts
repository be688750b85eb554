import type { ImportRow, ImportStep } from './ImportDialog';

export const targets = [
  { key: 'title', label: 'Nội dung câu hỏi', required: true, width: 'widest' },
  { key: 'kind', label: 'Loại câu hỏi', required: true, description: 'Một trong 11 loại' },
  { key: 'options', label: 'Phương án', width: 'wide' },
  { key: 'answer', label: 'Đáp án', required: true },
  { key: 'category', label: 'Danh mục' },
  { key: 'limit', label: 'Giới hạn ký tự', width: 'narrow' },
] as const;

const sources = [
  { id: 'A', label: 'Câu hỏi', sample: 'Giữ ấm cho trẻ sơ sinh bằng cách nào?' },
  { id: 'B', label: 'Loại', sample: 'Chọn một đáp án' },
  { id: 'C', label: 'Các phương án', sample: 'Da kề da | Sưởi đèn | Tắm nước ấm' },
  { id: 'D', label: 'Đáp án đúng', sample: 'Da kề da' },
  { id: 'E', label: 'Danh mục', sample: 'Sơ cấp cứu' },
  { id: 'F', label: 'Ghi chú nội bộ', sample: 'đã duyệt' },
];
export const mapping = { title: 'A', kind: 'B', options: 'C', answer: 'D', category: 'E', limit: null };

export const mapped = {
  kind: 'mapping',
  fileName: 'cau-hoi-so-cap-cuu-quy-4-2026.xlsx',
  sources,
  mapping,
  sheets: [
    { id: '1', label: 'Câu hỏi' },
    { id: '2', label: 'Tham khảo' },
  ],
  sheet: '1',
} satisfies ImportStep;

const titles = [
  'Giữ ấm cho trẻ sơ sinh ngay sau khi lọt lòng bằng cách nào?',
  'Ổ cắm điện trong nhà bếp phải đặt cách vòi nước ít nhất bao nhiêu mét?',
  'Sắp xếp các bước sơ cứu người bị đuối nước theo đúng thứ tự',
];

export function rows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, place): ImportRow => {
    const cells = {
      title: `${titles[place % titles.length]} (${place + 1})`,
      kind: place % 3 === 1 ? 'Điền số' : 'Chọn một đáp án',
      options: 'Da kề da | Sưởi đèn | Tắm nước ấm',
      answer: place % 3 === 1 ? '0,6' : 'Da kề da',
      category: 'Sơ cấp cứu',
    };
    if (place % 70 !== 5) return { number: place + 2, cells, errors: [] };
    return {
      number: place + 2,
      cells,
      errors: [
        {
          column: 'Loại',
          value: 'Trắc nghiệm 1 đáp án',
          reason: 'Không có loại câu hỏi này. Hãy dùng một trong 11 loại ghi trong tệp mẫu.',
        },
        { column: 'Đáp án đúng', value: '', reason: 'Thiếu đáp án.' },
      ],
    };
  });
}

export const some = {
  kind: 'preview',
  fileName: 'cau-hoi-so-cap-cuu.xlsx',
  rows: rows(418),
} satisfies ImportStep;

export const outcome = {
  fileName: 'danh-sach-hoc-vien.xlsx',
  counts: [
    { label: 'Dòng trong tệp', value: '60.000' },
    { label: 'Tài khoản đã tạo', value: '59.400' },
    { label: 'Đã là thành viên', value: '0' },
    { label: 'Dòng không hợp lệ', value: '600' },
  ],
  refused: 600,
  rows: rows(40)
    .filter(({ errors }) => errors.length > 0)
    .map((row) => ({ ...row, name: 'Phạm Thu Hà' })),
};
